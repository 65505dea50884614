import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

/** What a service decides on before a body is read: method, address, headers. */
export interface RequestHead {
  method: string;
  /** The address's path exactly as it was sent, still percent-encoded. */
  rawPath: string;
  /** The query string exactly as it was sent, without '?'. */
  rawQuery: string;
  query: URLSearchParams;
  /** Lower-case names; repeated headers are joined with ', '. */
  headers: Readonly<Record<string, string>>;
}

export interface WireRequest extends RequestHead {
  body: Buffer;
}

export interface WireResponse {
  status: number;
  headers?: Record<string, string>;
  body?: string | Buffer | NodeJS.ReadableStream;
}

/** One emulated service behind the shared port. */
export interface Service {
  /** As it appears in messages: 'user pool', 'data API'. */
  name: string;
  /** Whether a request belongs to this service. */
  accepts(head: RequestHead): boolean;
  /** Bodies above this many bytes are refused before they are read. */
  maxBodyBytes: number;
  /** The service's own wording of 'your body is too large' (413 plain text when absent). */
  tooLarge?(head: RequestHead): WireResponse;
  handle(request: WireRequest): Promise<WireResponse>;
  /** Takes a WebSocket upgrade over; returns false when it is not for this service. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close?(): Promise<void>;
}
