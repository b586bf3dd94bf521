import { afterEach, expect, it, vi } from 'vitest';
import { markOf, pushState } from './webPush';

afterEach(() => vi.unstubAllGlobals());

function browser({ secure = true, agent = 'Firefox', permission = 'default', push = true }): void {
  vi.stubGlobal('navigator', { userAgent: agent, ...(push && { serviceWorker: {} }) });
  vi.stubGlobal('Notification', { permission });
  vi.stubGlobal('isSecureContext', secure);
  if (push) vi.stubGlobal('PushManager', {});
}

it('says why a browser cannot be notified', () => {
  browser({});
  expect(pushState('key')).toBe('ready');
  expect(pushState('')).toBe('off');
  browser({ secure: false });
  expect(pushState('key')).toBe('insecure');
  browser({ permission: 'denied' });
  expect(pushState('key')).toBe('denied');
  vi.unstubAllGlobals();
  browser({ push: false });
  expect(pushState('key')).toBe('unsupported');
  browser({ push: false, agent: 'iPhone' });
  expect(pushState('key')).toBe('home-screen');
});

it('marks an address as the server does', () => {
  expect(markOf('https://push.example/x')).toMatch(/^[0-9a-f]{16}$/);
  expect(markOf('abc')).toBe('ba7816bf8f01cfea');
});
