/** Base64url (RFC 4648, section 5): the form in which keys and credentials travel. */

export const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** Returns bytes as base64url without padding. */
export const toText = (data: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(data))).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
