import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { WireRequest } from '../../../core/wire';
import { authorizationHeaders } from './messages';

const protocolPrefix = 'header-';

/**
 * The authorization of a connection, as a request that can be checked like any other. Clients
 * put it into the subprotocol 'header-<base64url>', older ones into the query 'header=<base64>'.
 * Undefined when there is none that can be read.
 */
export function connectRequest(request: IncomingMessage): WireRequest | undefined {
  const protocols = protocolsOf(request);
  const carried = protocols.find((one) => one.startsWith(protocolPrefix));
  const encoded = carried?.slice(protocolPrefix.length) ?? queryOf(request).get('header') ?? '';
  try {
    // Node reads both base64 alphabets; a '+' in the query may have become a space.
    const text = Buffer.from(encoded.replaceAll(' ', '+'), 'base64').toString('utf8');
    const headers = v.parse(authorizationHeaders, JSON.parse(text));
    return signedAs('/graphql/connect', headers, '{}');
  } catch {
    return undefined;
  }
}

/** The request that a client signs for a connection ('…/connect') or a subscription. */
export function signedAs(
  rawPath: string,
  headers: Record<string, string>,
  body: string,
): WireRequest {
  const query = new URLSearchParams();
  return { method: 'POST', rawPath, rawQuery: '', query, headers, body: Buffer.from(body) };
}

/** The subprotocols that a client offers. */
export function protocolsOf(request: IncomingMessage): string[] {
  const header = request.headers['sec-websocket-protocol'] ?? '';
  return header.split(',').map((one) => one.trim());
}

function queryOf({ url = '' }: IncomingMessage): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}
