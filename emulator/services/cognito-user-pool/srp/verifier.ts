import { randomBytes } from 'node:crypto';
import { sameSecret } from '../state/secrets';
import { g, hash, hashNumber, paddedBytes, power } from './group';

/** What is kept of a password: it can check one, but is not enough to sign in with. */
export interface PasswordVerifier {
  /** Hexadecimal. */
  salt: string;
  /** Hexadecimal. */
  verifier: string;
}

/** A fresh salt and verifier for a password. `poolName` is the pool id's part after '_'. */
export function makeVerifier(
  poolName: string,
  username: string,
  password: string,
): PasswordVerifier {
  return verifierFor(poolName, username, password, randomBytes(16).toString('hex'));
}

/** Whether `password` is the one that `stored` was made from. */
export function verifies(
  poolName: string,
  username: string,
  password: string,
  stored: PasswordVerifier,
): boolean {
  return sameSecret(
    verifierFor(poolName, username, password, stored.salt).verifier,
    stored.verifier,
  );
}

function verifierFor(
  poolName: string,
  username: string,
  password: string,
  salt: string,
): PasswordVerifier {
  const x = hashNumber(
    paddedBytes(BigInt(`0x${salt}`)),
    hash(`${poolName}${username}:${password}`),
  );
  return { salt, verifier: power(g, x).toString(16) };
}
