import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import type { Client } from '../clients';
import type { TokenFamilies, TokenFamily } from '../state/token-families';
import type { User } from '../state/user';
import { accessClaims, accountScope, idClaims } from './claims';
import { groupClaims } from './groups';
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

/** Cognito's default, for access and ID tokens. */
const lifetimeSeconds = 3600;

/** Issues tokens with the user's current groups and attributes. */
export class TokenIssuer {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'groups'>,
    private readonly issuer: string,
    private readonly keys: PoolKeys,
    private readonly families: TokenFamilies,
    private readonly clock: Clock,
  ) {}

  /** Issues the tokens of a new sign-in. `scope` is space-separated. */
  async issue(user: User, client: Client, scope?: string): Promise<AuthenticationResult> {
    const { family, refreshToken } = await this.families.start(user.username, client, scope);
    // All three have the same time of issue.
    const tokens = await this.#issueAt(family.authTime, user, client, family);
    return { ...tokens, RefreshToken: refreshToken };
  }

  /** Issues new access and ID tokens for an existing sign-in. */
  refresh(user: User, client: Client, family: TokenFamily): Promise<AuthenticationResult> {
    return this.#issueAt(Math.floor(this.clock.now().getTime() / 1000), user, client, family);
  }

  async #issueAt(
    issuedAt: number,
    user: User,
    client: Client,
    family: TokenFamily,
  ): Promise<AuthenticationResult> {
    const claims = groupClaims(
      this.definition.groups.filter(({ name }) => user.groups.includes(name)),
    );
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
      scope: family.scope ?? accountScope,
    };
    const id = { ...idClaims(user, claims), ...shared, aud: client.id, token_use: 'id' };
    return {
      AccessToken: await this.#sign(access, issuedAt + lifetimeSeconds),
      IdToken: await this.#sign(id, issuedAt + lifetimeSeconds),
      ExpiresIn: lifetimeSeconds,
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
