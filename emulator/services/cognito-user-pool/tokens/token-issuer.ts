import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { UserPoolClientDefinition, UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import type { TokenFamilies, TokenFamily } from '../state/token-families';
import type { User } from '../state/user';
import type { Triggers } from '../triggers';
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

/** Issues tokens with the user's current groups and attributes. */
export class TokenIssuer {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'groups'>,
    private readonly issuer: string,
    private readonly keys: PoolKeys,
    private readonly families: TokenFamilies,
    private readonly clock: Clock,
    private readonly triggers: Triggers,
  ) {}

  /** Issues the tokens of a new sign-in. `scope` is space-separated. */
  async issue(
    user: User,
    client: UserPoolClientDefinition,
    scope?: string,
  ): Promise<AuthenticationResult> {
    this.triggers.fire('PreAuthentication', 'PostAuthentication', 'PreTokenGeneration');
    const { family, refreshToken } = await this.families.start(user.username, client, scope);
    return { ...(await this.issueForFamily(user, client, family)), RefreshToken: refreshToken };
  }

  /** Issues new access and ID tokens for an existing sign-in. */
  async issueForFamily(
    user: User,
    client: UserPoolClientDefinition,
    family: TokenFamily,
  ): Promise<AuthenticationResult> {
    this.triggers.fire('PreTokenGeneration');
    const claims = groupClaims(this.definition.groups, user.groups);
    const shared = {
      origin_jti: family.originJti,
      event_id: randomUUID(),
      auth_time: family.authTime,
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
      AccessToken: await this.#sign(access, client.accessTokenSeconds),
      IdToken: await this.#sign(id, client.idTokenSeconds),
      ExpiresIn: client.accessTokenSeconds,
      TokenType: 'Bearer',
    };
  }

  #sign(claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ kid: this.keys.keyId, alg: signingAlgorithm })
      .setIssuer(this.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + lifetimeSeconds)
      .setJti(randomUUID())
      .sign(this.keys.privateKey);
  }
}

/** Returns the issuer as in AWS. Amplify and identity pools derive keys and provider names from it. */
export function issuerOf(region: string, poolId: string): string {
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}
