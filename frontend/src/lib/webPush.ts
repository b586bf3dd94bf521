/** Push notifications of this browser: whether they are possible, and the subscription. */
import { toBytes } from './base64url';
import { at } from './basePath';
import { sha256Text } from './sha256';

/** `ready`, or why this browser cannot be notified. */
export type PushState = 'ready' | 'off' | 'insecure' | 'home-screen' | 'unsupported' | 'denied';

export interface PushKeys {
  address: string;
  p256dh: string;
  auth: string;
}

/** Returns whether this browser can be notified; `key` is the public key of the server, empty where its operator turned push off. */
export function pushState(key: string): PushState {
  if (!key) return 'off';
  if (!globalThis.isSecureContext) return 'insecure';
  if (!('serviceWorker' in navigator) || !('PushManager' in globalThis)) return /iPhone|iPad/.test(navigator.userAgent) ? 'home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}

/** Asks for permission and subscribes; null when the person refused. */
export async function subscribe(key: string): Promise<PushKeys | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.register(at('/sw.js'), { scope: at('/') });
  await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: toBytes(key) });
  const { keys } = made.toJSON();
  return { address: made.endpoint, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Returns the mark by which the server lists the subscription of this browser; null without one. */
export async function ownMark(): Promise<string | null> {
  if (!globalThis.isSecureContext || !('serviceWorker' in navigator)) return null;
  const worker = await navigator.serviceWorker.getRegistration(at('/'));
  const found = await worker?.pushManager?.getSubscription();
  return found ? markOf(found.endpoint) : null;
}

/** Returns the mark of an address: the first 16 digits of its SHA-256. */
export const markOf = (address: string): string => sha256Text(address).slice(0, 16);
