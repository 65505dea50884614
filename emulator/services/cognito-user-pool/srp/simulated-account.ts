import { createHmac } from 'node:crypto';
import { g, modPow } from './group';
import type { PasswordVerifier } from './verifier';

/** The stand-in for a user who does not exist. */
export interface SimulatedAccount extends PasswordVerifier {
  username: string;
}

/**
 * Returns the same fake user ID and salt for the same name each time, so that a handshake does not
 * reveal whether the user exists (RFC 5054 §2.5.1.3). `secret` is the pool's.
 */
export function simulateAccount(secret: string, name: string): SimulatedAccount {
  const derive = (part: string) =>
    createHmac('sha256', secret).update(`${part}:${name.toLowerCase()}`).digest('hex');
  const id = derive('id');
  return {
    username: [
      id.slice(0, 8),
      id.slice(8, 12),
      `4${id.slice(13, 16)}`,
      `a${id.slice(17, 20)}`,
      id.slice(20, 32),
    ].join('-'),
    salt: derive('salt').slice(0, 32),
    verifier: modPow(g, BigInt(`0x${derive('verifier')}`)).toString(16),
  };
}
