import type { WireRequest, WireResponse } from '../../../core/wire';
import { signingAlgorithm, type PoolKeys } from './signing-key';

/** The pool's public documents: its keys, and where an OpenID client finds them. */
export class Discovery {
  constructor(
    private readonly poolId: string,
    private readonly issuer: string,
    private readonly origin: string,
    private readonly keys: Pick<PoolKeys, 'publicJwk'>,
  ) {}

  /** Whether the address is one of the pool's documents, or would be. */
  accepts(rawPath: string): boolean {
    return rawPath.startsWith(`/${this.poolId}/.well-known/`);
  }

  answer({ method, rawPath }: Pick<WireRequest, 'method' | 'rawPath'>): WireResponse {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { message: 'Use GET.' });
    switch (rawPath.slice(`/${this.poolId}/.well-known/`.length)) {
      case 'jwks.json':
        return json(200, { keys: [this.keys.publicJwk] });
      case 'openid-configuration':
        return json(200, this.#configuration());
      default:
        return json(404, { message: 'The user pool has no such document.' });
    }
  }

  #configuration() {
    return {
      issuer: this.issuer,
      jwks_uri: `${this.origin}/${this.poolId}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: [signingAlgorithm],
      subject_types_supported: ['public'],
      response_types_supported: ['code', 'token'],
      scopes_supported: ['openid', 'email', 'phone', 'profile'],
    };
  }
}

function json(status: number, body: object): WireResponse {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}
