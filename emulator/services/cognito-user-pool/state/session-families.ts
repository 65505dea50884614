import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { UserPoolClientDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import type { Collection, Store } from '../../../core/store';
import { invalidRefreshToken, refreshTokenExpired, refreshTokenRevoked } from '../errors';
import { fingerprint, newSecret, sameSecret } from './secrets';

const familySchema = v.object({
  username: v.string(),
  clientId: v.string(),
  /** The `origin_jti` of every token that came from this sign-in. */
  originJti: v.string(),
  /** Seconds since 1970, as the tokens' `auth_time`. */
  authTime: v.number(),
  expires: v.number(),
  revoked: v.boolean(),
  secretFingerprint: v.string(),
  /** What its access tokens may be used for; absent where that is the pool's own operations. */
  scope: v.optional(v.string()),
});

/** One sign-in: its refresh token and all tokens made from it, revoked together. */
export type SessionFamily = v.InferOutput<typeof familySchema>;

/** Who is signed in where. A refresh token names its family and proves it by a secret. */
export class SessionFamilies {
  readonly #families: Collection<SessionFamily>;

  constructor(
    store: Store,
    private readonly clock: Clock,
  ) {
    this.#families = store.collection('user-pool/sessions', (value) =>
      v.parse(familySchema, value),
    );
  }

  async start(
    username: string,
    client: Pick<UserPoolClientDefinition, 'id' | 'refreshTokenSeconds'>,
    scope?: string,
  ): Promise<{ family: SessionFamily; refreshToken: string }> {
    const now = this.clock.now().getTime();
    const secret = newSecret(64);
    const family: SessionFamily = {
      username,
      clientId: client.id,
      originJti: randomUUID(),
      authTime: Math.floor(now / 1000),
      expires: now + client.refreshTokenSeconds * 1000,
      revoked: false,
      secretFingerprint: fingerprint(secret),
      ...(scope !== undefined && { scope }),
    };
    await this.#families.put(keyOf(family), family);
    return { family, refreshToken: [username, family.originJti, secret].join('.') };
  }

  /**
   * The family of a client's refresh token, also a revoked or expired one; undefined for a token
   * that this pool never gave to this client.
   */
  async ofRefreshToken(token: string, clientId: string): Promise<SessionFamily | undefined> {
    const [username = '', originJti = '', secret = ''] = token.split('.');
    const family = await this.find(username, originJti);
    const genuine =
      family?.clientId === clientId && sameSecret(family.secretFingerprint, fingerprint(secret));
    return genuine ? family : undefined;
  }

  /** As ofRefreshToken, but throws NotAuthorizedException for any token that is no good any more. */
  async redeemRefreshToken(token: string, clientId: string): Promise<SessionFamily> {
    const family = await this.ofRefreshToken(token, clientId);
    if (!family) throw invalidRefreshToken();
    if (family.revoked) throw refreshTokenRevoked();
    if (this.clock.now().getTime() >= family.expires) throw refreshTokenExpired();
    return family;
  }

  find(username: string, originJti: string): Promise<SessionFamily | undefined> {
    return this.#families.get(keyOf({ username, originJti }));
  }

  async revoke(family: SessionFamily): Promise<void> {
    await this.#families.put(keyOf(family), { ...family, revoked: true });
  }

  /** Ends every session of an account. */
  async revokeAll(username: string): Promise<void> {
    for await (const [, family] of this.#families.entries(`${username}/`))
      await this.revoke(family);
  }

  /** Forgets every session of a deleted account. */
  async removeAll(username: string): Promise<void> {
    for await (const [key] of this.#families.entries(`${username}/`))
      await this.#families.delete(key);
  }

  /** Removes what expired; called when the service starts. */
  async sweep(): Promise<void> {
    const now = this.clock.now().getTime();
    for await (const [key, { expires }] of this.#families.entries())
      if (expires <= now) await this.#families.delete(key);
  }
}

function keyOf({ username, originJti }: Pick<SessionFamily, 'username' | 'originJti'>): string {
  return `${username}/${originJti}`;
}
