import type { WireRequest, WireResponse } from '../../../core/wire';
import { signingAlgorithm, type PoolKeys } from './signing-key';

/** The pool's public OpenID documents: its configuration and keys. */
export class Discovery {
  constructor(
    private readonly poolId: string,
    private readonly issuer: string,
    private readonly origin: string,
    private readonly keys: Pick<PoolKeys, 'publicJwk'>,
  ) {}

  /** Returns whether the path is under the pool's /.well-known/. */
  accepts(rawPath: string): boolean {
    return rawPath.startsWith(`/${this.poolId}/.well-known/`);
  }

  /** Returns the requested document, or a 404 or 405 error. */
  respond({ method, rawPath }: Pick<WireRequest, 'method' | 'rawPath'>): WireResponse {
    if (method !== 'GET' && method !== 'HEAD') return json(405, { message: 'Method not allowed' });
    switch (rawPath.slice(`/${this.poolId}/.well-known/`.length)) {
      case 'jwks.json':
        return json(200, { keys: [this.keys.publicJwk] });
      case 'openid-configuration':
        return json(200, this.#configuration());
      default:
        return json(404, { message: 'Document not found' });
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
