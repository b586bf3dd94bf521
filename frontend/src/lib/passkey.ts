/** Passkeys of the browser: options of the server to its calls, and their answers to JSON. */
import { toBytes, toText } from './base64url';

/** Why this browser cannot use passkeys at this address; null where it can. */
export function passkeyObstacle({ secure, host, known }: { secure: boolean; host: string; known: boolean }): 'address' | 'browser' | null {
  const isAddress = /^[\d.]+$|^\[/.test(host);
  if (!secure || isAddress) return 'address';
  return known ? null : 'browser';
}

export const obstacle = (): 'address' | 'browser' | null =>
  passkeyObstacle({ secure: window.isSecureContext, host: window.location.hostname, known: 'PublicKeyCredential' in window });

interface Described {
  id: string;
  type: 'public-key';
}

/** Lets the person make a passkey; null when the person has cancelled. */
export async function makePasskey(options: Record<string, unknown>): Promise<unknown> {
  const { user, challenge, excludeCredentials, ...rest } = options as { user: { id: string; name: string; displayName: string }; challenge: string; excludeCredentials?: Described[] };
  const publicKey = {
    ...rest,
    challenge: toBytes(challenge),
    user: { ...user, id: toBytes(user.id) },
    excludeCredentials: (excludeCredentials ?? []).map((one) => ({ ...one, id: toBytes(one.id) })),
  } as unknown as PublicKeyCredentialCreationOptions;
  const made = await unlessCancelled(navigator.credentials.create({ publicKey }));
  if (!made) return null;
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return answer(made, { clientDataJSON: toText(clientDataJSON), attestationObject: toText(attestationObject) });
}

/** Asks the person for a passkey of this server; null when the person has cancelled. */
export async function usePasskey(options: Record<string, unknown>): Promise<unknown> {
  const publicKey = { ...options, challenge: toBytes(options.challenge as string), allowCredentials: [] } as unknown as PublicKeyCredentialRequestOptions;
  const used = await unlessCancelled(navigator.credentials.get({ publicKey }));
  if (!used) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = used.response as AuthenticatorAssertionResponse;
  return answer(used, {
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
    userHandle: userHandle ? toText(userHandle) : null,
  });
}

const answer = (credential: PublicKeyCredential, response: Record<string, string | null>): unknown => ({
  id: credential.id,
  rawId: toText(credential.rawId),
  type: 'public-key',
  response,
});

/** Browsers tell a cancelled dialog, and one that timed out, by these errors. */
async function unlessCancelled(asked: Promise<Credential | null>): Promise<PublicKeyCredential | null> {
  try {
    return (await asked) as PublicKeyCredential | null;
  } catch (error) {
    if (error instanceof DOMException && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name)) return null;
    throw error;
  }
}
