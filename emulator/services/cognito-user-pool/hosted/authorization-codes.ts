import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { constantTimeEqual } from '../../../core/constant-time-equal';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { fingerprint } from '../state/secrets';

const lifetimeMs = 5 * 60 * 1000;

const codeSchema = v.object({
  username: v.string(),
  clientId: v.string(),
  redirectUri: v.string(),
  scope: v.string(),
  codeChallenge: v.optional(v.string()),
  expires: v.number(),
});

/** An approved sign-in whose tokens haven't been issued yet. */
export type Authorization = v.InferOutput<typeof codeSchema>;

/** The parameters that prove a code belongs to the client presenting it. */
export interface CodeProof {
  clientId: string;
  redirectUri: string;
  codeVerifier: string | undefined;
}

/** OAuth authorization codes. Each is valid once, for five minutes. */
export class AuthorizationCodes {
  readonly #codes: Collection<Authorization>;
  readonly #locks = new KeyedLock();

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#codes = store.collection('user-pool/authorization-codes', (value) =>
      v.parse(codeSchema, value),
    );
  }

  async issue(authorization: Omit<Authorization, 'expires'>): Promise<string> {
    const code = randomUUID();
    const expires = this.clock.now().getTime() + lifetimeMs;
    await this.#codes.put(fingerprint(code), { ...authorization, expires });
    return code;
  }

  /** Consumes a code and returns its sign-in, or undefined if the code or proof is invalid. */
  async redeem(code: string, proof: CodeProof): Promise<Authorization | undefined> {
    const key = fingerprint(code);
    return this.#locks.run(key, async () => {
      const authorization = await this.#codes.get(key);
      if (!authorization) return undefined;
      await this.#codes.delete(key);
      const isCurrent = this.clock.now().getTime() < authorization.expires;
      return isCurrent && verifyProof(authorization, proof) ? authorization : undefined;
    });
  }
}

function verifyProof(authorization: Authorization, proof: CodeProof): boolean {
  const { clientId, redirectUri, codeChallenge } = authorization;
  if (proof.clientId !== clientId || proof.redirectUri !== redirectUri) return false;
  if (codeChallenge === undefined) return proof.codeVerifier === undefined;
  const challenge = createHash('sha256').update(proof.codeVerifier ?? '');
  return constantTimeEqual(challenge.digest('base64url'), codeChallenge);
}
