import { Sha256 } from '@aws-crypto/sha256-js';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Credentials } from './accounts';

/** Sends a request signed with Signature Version 4. */
export async function signedFetch(
  url: string,
  {
    method = 'POST',
    body,
    service,
    credentials,
  }: { method?: string; body?: string; service: string; credentials: Credentials },
): Promise<Response> {
  const { host, hostname, port, pathname, protocol, searchParams } = new URL(url);
  const signer = new SignatureV4({
    service,
    region: 'us-east-1',
    credentials,
    sha256: Sha256,
    ...(service === 's3' && { uriEscapePath: false }),
  });
  const signed = await signer.sign({
    method,
    protocol,
    hostname,
    ...(port !== '' && { port: Number(port) }),
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: { host, 'content-type': 'application/json' },
    ...(body !== undefined && { body }),
  });
  const { host: _host, ...headers } = signed.headers;
  return fetch(url, { method, headers, ...(body !== undefined && { body }) });
}
