import { randomBytes } from 'node:crypto';
import { constantTimeEqual } from '../../../core/constant-time-equal';
import { g, hash, hashNumber, paddedBytes, modPow } from './group';

/** The stored form of a password. It can verify a password but can't be used to sign in. */
export interface PasswordVerifier {
  /** Hexadecimal. */
  salt: string;
  /** Hexadecimal. */
  verifier: string;
}

/** Returns a new salt and verifier for a password. `poolName` is the part of the pool ID after '_'. */
export function createVerifier(
  poolName: string,
  username: string,
  password: string,
): PasswordVerifier {
  return computeVerifier(poolName, username, password, randomBytes(16).toString('hex'));
}

/** Returns whether the password matches the stored verifier. */
export function verifyPassword(
  poolName: string,
  username: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  return constantTimeEqual(
    computeVerifier(poolName, username, password, stored.salt).verifier,
    stored.verifier,
  );
}

function computeVerifier(
  poolName: string,
  username: string,
  password: string,
  salt: string,
): PasswordVerifier {
  const x = hashNumber(
    paddedBytes(BigInt(`0x${salt}`)),
    hash(`${poolName}${username}:${password}`),
  );
  return { salt, verifier: modPow(g, x).toString(16) };
}
