import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from './people';

interface SignedRequest {
  service: string;
  region: string;
  credentials: Credentials;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
}

/** Sends a request, a POST unless it says otherwise, that is signed with Signature Version 4. */
export async function signedFetch(
  address: string,
  { service, region, credentials, method = 'POST', body, headers = {} }: SignedRequest,
): Promise<Response> {
  const { host, hostname, port, pathname, protocol, searchParams } = new URL(address);
  const signer = new SignatureV4({ service, region, credentials, sha256: Sha256 });
  const signed = await signer.sign({
    method,
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { host, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body }),
  });
  const { host: _host, ...sent } = signed.headers;
  return fetch(address, { method, headers: sent, ...(body !== undefined && { body }) });
}
