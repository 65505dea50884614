import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../core/clock';
import type { Client } from '../clients';
import type { GroupDirectory } from '../state/group-directory';
import type { TokenFamilies, TokenFamily } from '../state/token-families';
import type { User } from '../state/user';
import { runPreTokenGeneration, type TokenOccasion } from '../triggers/token-generation';
import type { Triggers } from '../triggers/triggers';
import { accessClaims, accountScope, idClaims } from './claims';
import { groupClaims } from './groups';
import { scopeWith, withOverrides, type TokenOverrides } from './overrides';
import { signingAlgorithm, type PoolKeys } from './signing-key';

/** Tokens as InitiateAuth and related operations return them. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  /** Present only after a sign-in; a refresh does not replace it. */
  RefreshToken?: string;
}

/** Issues tokens with the user's current groups and attributes. */
export class TokenIssuer {
  constructor(
    private readonly groups: Pick<GroupDirectory, 'named'>,
    private readonly issuer: string,
    private readonly keys: PoolKeys,
    private readonly families: TokenFamilies,
    private readonly clock: Clock,
    private readonly triggers: Triggers,
  ) {}

  /** Runs the pre token generation trigger, which may refuse the tokens. `scope` is space-separated. */
  async overrides(
    user: User,
    client: Client,
    { scope, occasion }: { scope: string; occasion: TokenOccasion },
  ): Promise<TokenOverrides> {
    const groups = groupClaims(await this.groups.named(user.groups));
    return runPreTokenGeneration(this.triggers, { user, client, groups }, { occasion, scope });
  }

  /** Issues the tokens of a new sign-in, with its `overrides` if the trigger has run already. */
  async issue(
    user: User,
    client: Client,
    {
      scope,
      occasion,
      overrides,
    }: { scope?: string; occasion: TokenOccasion; overrides?: TokenOverrides | undefined },
  ): Promise<AuthenticationResult> {
    const { family, refreshToken } = await this.families.start(user.username, client, scope);
    const tokens = await this.issueForFamily(user, client, family, occasion, overrides);
    return { ...tokens, RefreshToken: refreshToken };
  }

  /** Issues new access and ID tokens for an existing sign-in. */
  async issueForFamily(
    user: User,
    client: Client,
    family: TokenFamily,
    occasion: TokenOccasion = 'RefreshTokens',
    decided?: TokenOverrides,
  ): Promise<AuthenticationResult> {
    const scope = family.scope ?? accountScope;
    const overrides = decided ?? (await this.overrides(user, client, { scope, occasion }));
    const claims = overrides.groups;
    // Both tokens have one issue time; at a sign-in, the sign-in's own.
    const isRefresh = occasion === 'RefreshTokens';
    const issuedAt = isRefresh ? Math.floor(this.clock.now().getTime() / 1000) : family.authTime;
    const shared = {
      origin_jti: family.originJti,
      event_id: randomUUID(),
      auth_time: family.authTime,
      iat: issuedAt,
    };
    const access = {
      ...accessClaims(user, claims),
      ...shared,
      client_id: client.id,
      token_use: 'access',
      scope: scopeWith(scope, overrides.access),
    };
    const id = { ...idClaims(user, claims), ...shared, aud: client.id, token_use: 'id' };
    return {
      AccessToken: await this.#sign(
        withOverrides(access, overrides.access),
        issuedAt + client.accessTokenSeconds,
      ),
      IdToken: await this.#sign(withOverrides(id, overrides.id), issuedAt + client.idTokenSeconds),
      ExpiresIn: client.accessTokenSeconds,
      TokenType: 'Bearer',
    };
  }

  #sign(claims: Record<string, unknown>, expiration: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ kid: this.keys.keyId, alg: signingAlgorithm })
      .setIssuer(this.issuer)
      .setExpirationTime(expiration)
      .setJti(randomUUID())
      .sign(this.keys.privateKey);
  }
}

/** Returns the issuer as in AWS. Amplify and identity pools derive keys and provider names from it. */
export function issuerOf(region: string, poolId: string): string {
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}
