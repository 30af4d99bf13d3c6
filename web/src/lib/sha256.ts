/** SHA-256 and HMAC of our own: over plain http a browser offers none (`crypto.subtle` needs a secure context). */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes, and of the square roots of 8. */
const [ROUNDS, START] = constants();

function constants(): [Uint32Array, Uint32Array] {
  const primes: number[] = [];
  for (let n = 2; primes.length < 64; n += 1) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) >>> 0;
  return [Uint32Array.from(primes, (prime) => fraction(Math.cbrt(prime))), Uint32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))];
}

const turned = (word: number, bits: number) => (word >>> bits) | (word << (32 - bits));

/** The SHA-256 of some bytes: 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const padded = new Uint8Array((((message.length + 8) >> 6) + 1) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const data = new DataView(padded.buffer);
  data.setUint32(padded.length - 8, Math.floor(message.length / 2 ** 29));
  data.setUint32(padded.length - 4, (message.length << 3) >>> 0);
  const state = START.slice();
  for (let at = 0; at < padded.length; at += BLOCK) mix(state, data, at);
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, place) => digest.setUint32(4 * place, word));
  return new Uint8Array(digest.buffer);
}

/** Work a block of 64 bytes into the state. */
function mix(state: Uint32Array, data: DataView, at: number): void {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; i += 1) words[i] = data.getUint32(at + 4 * i);
  for (let i = 16; i < 64; i += 1) {
    const [early, late] = [words[i - 15]!, words[i - 2]!];
    const one = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const other = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[i] = words[i - 16]! + one + words[i - 7]! + other;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
  for (let i = 0; i < 64; i += 1) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i]! + words[i]!) | 0;
    const other = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => {
    state[place] = state[place]! + word;
  });
}

/** HMAC-SHA256. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const whole = new Uint8Array(BLOCK);
  whole.set(key.length > BLOCK ? sha256(key) : key);
  const inner = sha256(joined(whole.map((byte) => byte ^ 0x36), message));
  return sha256(joined(whole.map((byte) => byte ^ 0x5c), inner));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Bytes as hexadecimal digits. */
export function digitsOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The bytes of hexadecimal digits. */
export function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

/** The SHA-256 of a text in UTF-8, as hexadecimal digits. */
export function hashOfText(text: string): string {
  return digitsOf(sha256(new TextEncoder().encode(text)));
}

/** The SHA-256 of what hexadecimal digits stand for, as such. */
export function hashOfBytes(digits: string): string {
  return digitsOf(sha256(bytesOf(digits)));
}
