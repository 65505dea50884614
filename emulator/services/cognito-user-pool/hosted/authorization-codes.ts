import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Clock } from '../../../core/clock';
import { KeyedLock } from '../../../core/keyed-lock';
import type { Collection, Store } from '../../../core/store';
import { fingerprint, sameSecret } from '../state/secrets';

const lifeMs = 5 * 60 * 1000;

const codeSchema = v.object({
  username: v.string(),
  clientId: v.string(),
  redirectUri: v.string(),
  scope: v.string(),
  codeChallenge: v.optional(v.string()),
  expires: v.number(),
});

/** A sign-in that was allowed and whose tokens were not fetched yet. */
export type Authorization = v.InferOutput<typeof codeSchema>;

/** What the token endpoint is shown together with a code. */
export interface CodeProof {
  clientId: string;
  redirectUri: string;
  codeVerifier: string | undefined;
}

/** The codes of allowed sign-ins. Each is good once, for five minutes, for who can prove it. */
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
    const expires = this.clock.now().getTime() + lifeMs;
    await this.#codes.put(fingerprint(code), { ...authorization, expires });
    return code;
  }

  /** The sign-in of a code, which is used up by asking; undefined when anything does not fit. */
  async redeem(code: string, proof: CodeProof): Promise<Authorization | undefined> {
    const key = fingerprint(code);
    return this.#locks.run(key, async () => {
      const found = await this.#codes.get(key);
      if (!found) return undefined;
      await this.#codes.delete(key);
      const isTimely = this.clock.now().getTime() < found.expires;
      return isTimely && isProven(found, proof) ? found : undefined;
    });
  }

  /** Removes what expired; called when the service starts. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const [key, { expires }] of this.#codes.entries())
      if (expires <= now) await this.#codes.delete(key);
  }
}

function isProven(authorization: Authorization, proof: CodeProof): boolean {
  const { clientId, redirectUri, codeChallenge } = authorization;
  if (proof.clientId !== clientId || proof.redirectUri !== redirectUri) return false;
  if (codeChallenge === undefined) return proof.codeVerifier === undefined;
  const shown = createHash('sha256').update(proof.codeVerifier ?? '');
  return sameSecret(shown.digest('base64url'), codeChallenge);
}
