import { createHash } from 'node:crypto';

/** The 3072-bit group of RFC 5054 that Cognito uses. */
export const N = BigInt(
  '0x' +
    'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22' +
    '514A08798E3404DDEF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6' +
    'F44C42E9A637ED6B0BFF5CB6F406B7EDEE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3D' +
    'C2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F83655D23DCA3AD961C62F356208552BB' +
    '9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3BE39E772C180E8603' +
    '9B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
    '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7D' +
    'B3970F85A6E1E4C7ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864' +
    'D87602733EC86A64521F2B18177B200CBBE117577A615D6C770988C0BAD946E208E24FA074E5AB31' +
    '43DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF',
);

export const g = 2n;

/** The SRP multiplier parameter: H(N | g). */
export const k = hashNumber(paddedBytes(N), paddedBytes(g));

/** Returns a non-negative number as two's complement bytes, with a leading zero byte if the top bit is set. */
export function paddedBytes(value: bigint): Buffer {
  const digits = value.toString(16);
  const even = digits.length % 2 === 0 ? digits : `0${digits}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/** Returns the SHA-256 of the concatenated parts. */
export function hash(...parts: (Buffer | string)[]): Buffer {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part);
  return digest.digest();
}

/** Returns the SHA-256 of the concatenated parts as a number. */
export function hashNumber(...parts: (Buffer | string)[]): bigint {
  return BigInt(`0x${hash(...parts).toString('hex')}`);
}

/** Returns base^exponent mod the modulus, by default N; the base may be negative. */
export function modPow(base: bigint, exponent: bigint, modulus = N): bigint {
  let result = 1n;
  let square = ((base % modulus) + modulus) % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}

/** Parses a hexadecimal number. Returns undefined if it is malformed. */
export function parseHex(text: string): bigint | undefined {
  return /^[0-9a-f]{1,1024}$/i.test(text) ? BigInt(`0x${text}`) : undefined;
}
