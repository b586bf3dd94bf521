/** SHA-256 without WebCrypto, which browsers offer only to pages of a secure address, not in a local network. */

const ROUNDS = 64;

/** Returns the first 32 bits of the fraction of a root, for the constants of the algorithm. */
const fraction = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32) >>> 0;

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) if (found.every((prime) => number % prime)) found.push(number);
  return found;
}

const PRIMES = primes(ROUNDS);
const CONSTANTS = PRIMES.map((prime) => fraction(Math.cbrt(prime)));
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** Returns the message with its padding, as words of 32 bits. */
function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const whole = new Uint8Array(length);
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  const words = new DataView(whole.buffer);
  words.setUint32(length - 8, Math.floor((bytes.length * 8) / 2 ** 32));
  words.setUint32(length - 4, (bytes.length * 8) >>> 0);
  return words;
}

/** Mixes one block of 64 bytes into the state. */
function mix(state: number[], words: DataView, from: number): number[] {
  const schedule = Array.from({ length: 16 }, (_, at) => words.getUint32(from + 4 * at));
  for (let at = 16; at < ROUNDS; at++) {
    const [early, late] = [schedule[at - 15]!, schedule[at - 2]!];
    const first = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const second = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    schedule[at] = (schedule[at - 16]! + first + schedule[at - 7]! + second) >>> 0;
  }
  let [a, b, c, d, e, f, g, h] = state as [number, number, number, number, number, number, number, number];
  for (let at = 0; at < ROUNDS; at++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + chosen + CONSTANTS[at]! + schedule[at]!) >>> 0;
    const two = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  return [a, b, c, d, e, f, g, h].map((word, at) => (word + state[at]!) >>> 0);
}

/** Returns the SHA-256 digest of bytes in hexadecimal digits. */
export function sha256(bytes: Uint8Array): string {
  const words = padded(bytes);
  let state = START;
  for (let from = 0; from < words.byteLength; from += 64) state = mix(state, words, from);
  return state.map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** Returns the SHA-256 digest of a text in hexadecimal digits. */
export const sha256Text = (text: string): string => sha256(new TextEncoder().encode(text));
