import { SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';
import type { UserPoolClientDefinition, UserPoolDefinition } from '../../../assembly/definition';
import type { Clock } from '../../../core/clock';
import type { SessionFamilies, SessionFamily } from '../state/session-families';
import type { User } from '../state/user';
import { accessClaims, accountScope, idClaims } from './claims';
import { groupClaims } from './groups';
import { signingAlgorithm, type PoolKeys } from './signing-key';

/** Tokens on the wire, as InitiateAuth and its kin answer. */
export interface AuthenticationResult {
  AccessToken: string;
  IdToken: string;
  ExpiresIn: number;
  TokenType: 'Bearer';
  /** Only from a sign-in; a refresh keeps the one that the client has. */
  RefreshToken?: string;
}

/** Makes the pool's tokens. Groups and attributes are those of the moment. */
export class PoolTokens {
  constructor(
    private readonly definition: Pick<UserPoolDefinition, 'groups'>,
    private readonly issuer: string,
    private readonly keys: PoolKeys,
    private readonly families: SessionFamilies,
    private readonly clock: Clock,
  ) {}

  /** The tokens of a new sign-in; `scope` where the client asked for one (separated by spaces). */
  async signIn(
    user: User,
    client: UserPoolClientDefinition,
    scope?: string,
  ): Promise<AuthenticationResult> {
    const { family, refreshToken } = await this.families.start(user.username, client, scope);
    return { ...(await this.ofFamily(user, client, family)), RefreshToken: refreshToken };
  }

  /** Fresh access and ID tokens of a sign-in that already stands. */
  async ofFamily(
    user: User,
    client: UserPoolClientDefinition,
    family: SessionFamily,
  ): Promise<AuthenticationResult> {
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

  #sign(claims: Record<string, unknown>, lifeSeconds: number): Promise<string> {
    const now = Math.floor(this.clock.now().getTime() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ kid: this.keys.keyId, alg: signingAlgorithm })
      .setIssuer(this.issuer)
      .setIssuedAt(now)
      .setExpirationTime(now + lifeSeconds)
      .setJti(randomUUID())
      .sign(this.keys.privateKey);
  }
}

/** The issuer that AWS's pools have; Amplify and identity pools derive keys and names from it. */
export function issuerOf(region: string, poolId: string): string {
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}
