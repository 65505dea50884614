import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from './people';

interface SignedRequest {
  service: string;
  region: string;
  credentials: Credentials;
  body: string;
  headers?: Record<string, string>;
}

/** Posts a request that is signed with Signature Version 4. */
export async function signedFetch(
  address: string,
  { service, region, credentials, body, headers = {} }: SignedRequest,
): Promise<Response> {
  const { host, hostname, port, pathname, protocol } = new URL(address);
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  const signed = await signer.sign({
    method: 'POST',
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    path: pathname,
    headers: { host, 'content-type': 'application/json', ...headers },
    body,
  });
  const { host: _host, ...sent } = signed.headers;
  return fetch(address, { method: 'POST', headers: sent, body });
}
