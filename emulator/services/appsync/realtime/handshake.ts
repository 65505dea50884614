import { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import * as v from 'valibot';
import type { WireRequest } from '../../../core/wire';
import { authorizationHeaders } from './messages';

const protocolPrefix = 'header-';

/**
 * Returns the request that authorizes a connection, or undefined if it is missing or malformed.
 * Clients send its headers in the subprotocol 'header-<base64url>'.
 */
export function connectRequest(request: IncomingMessage): WireRequest | undefined {
  const protocols = protocolsOf(request);
  const headerProtocol = protocols.find((protocol) => protocol.startsWith(protocolPrefix));
  const encoded = headerProtocol?.slice(protocolPrefix.length) ?? '';
  try {
    const text = Buffer.from(encoded, 'base64url').toString('utf8');
    const headers = v.parse(authorizationHeaders, JSON.parse(text));
    return authorizationRequest('/graphql/connect', headers, '{}');
  } catch {
    return undefined;
  }
}

/** Returns the request that the client signed for a connection ('…/connect') or a subscription. */
export function authorizationRequest(
  rawPath: string,
  headers: Record<string, string>,
  body: string,
): WireRequest {
  const query = new URLSearchParams();
  return { method: 'POST', rawPath, rawQuery: '', query, headers, body: Buffer.from(body) };
}

/** Returns the subprotocols offered by the client. */
export function protocolsOf(request: IncomingMessage): string[] {
  const header = request.headers['sec-websocket-protocol'] ?? '';
  return header.split(',').map((protocol) => protocol.trim());
}
