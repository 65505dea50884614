import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { UserPoolClientDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import { constantTimeEqual } from '../../../core/constant-time-equal';
import type { Collection, Store } from '../../../core/store';
import { invalidRefreshToken, refreshTokenExpired, refreshTokenRevoked } from '../errors';
import { fingerprint, newSecret } from './secrets';

const dayMs = 86_400_000;

const familySchema = v.object({
  username: v.string(),
  clientId: v.string(),
  /** The `origin_jti` of all tokens from this sign-in. */
  originJti: v.string(),
  /** Epoch seconds, as in the tokens' `auth_time`. */
  authTime: v.number(),
  expires: v.number(),
  revoked: v.boolean(),
  secretFingerprint: v.string(),
  /** The scope of its access tokens; absent for the default scope. */
  scope: v.optional(v.string()),
});

/** A sign-in's refresh token and all tokens issued from it, which are revoked together. */
export type TokenFamily = v.InferOutput<typeof familySchema>;

/** The active sign-ins. A refresh token contains its family's key and a secret. */
export class TokenFamilies {
  readonly #families: Collection<TokenFamily>;

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
    client: Pick<UserPoolClientDefinition, 'id' | 'refreshTokenDays'>,
    scope?: string,
  ): Promise<{ family: TokenFamily; refreshToken: string }> {
    const now = this.clock.now().getTime();
    const secret = newSecret(64);
    const family: TokenFamily = {
      username,
      clientId: client.id,
      originJti: randomUUID(),
      authTime: Math.floor(now / 1000),
      expires: now + client.refreshTokenDays * dayMs,
      revoked: false,
      secretFingerprint: fingerprint(secret),
      ...(scope !== undefined && { scope }),
    };
    await this.#families.put(keyOf(family), family);
    return { family, refreshToken: [username, family.originJti, secret].join('.') };
  }

  /**
   * Returns the family of a client's refresh token, even if it is revoked or expired. Returns
   * undefined for a token that was not issued to this client.
   */
  async findByRefreshToken(token: string, clientId: string): Promise<TokenFamily | undefined> {
    const [username = '', originJti = '', secret = ''] = token.split('.');
    const family = await this.find(username, originJti);
    const genuine =
      family?.clientId === clientId &&
      constantTimeEqual(family.secretFingerprint, fingerprint(secret));
    return genuine ? family : undefined;
  }

  /** Like findByRefreshToken, but throws NotAuthorizedException for an invalid token. */
  async redeemRefreshToken(token: string, clientId: string): Promise<TokenFamily> {
    const family = await this.findByRefreshToken(token, clientId);
    if (!family) throw invalidRefreshToken();
    if (family.revoked) throw refreshTokenRevoked();
    if (this.clock.now().getTime() >= family.expires) throw refreshTokenExpired();
    return family;
  }

  find(username: string, originJti: string): Promise<TokenFamily | undefined> {
    return this.#families.get(keyOf({ username, originJti }));
  }

  async revoke(family: TokenFamily): Promise<void> {
    await this.#families.put(keyOf(family), { ...family, revoked: true });
  }

  /** Revokes all of a user's sessions. */
  async revokeAll(username: string): Promise<void> {
    for await (const [, family] of this.#families.entries(`${username}/`))
      await this.revoke(family);
  }

  /** Removes all sessions of a deleted user. */
  async removeAll(username: string): Promise<void> {
    for await (const [key] of this.#families.entries(`${username}/`))
      await this.#families.delete(key);
  }
}

function keyOf({ username, originJti }: Pick<TokenFamily, 'username' | 'originJti'>): string {
  return `${username}/${originJti}`;
}
