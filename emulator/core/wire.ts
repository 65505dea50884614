import type { Buffer } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { Duplex, Readable } from 'node:stream';

/** A request without its body. */
export interface RequestHead {
  method: string;
  /** The path as sent, still percent-encoded. */
  rawPath: string;
  /** The query string as sent, without '?'. */
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
  /** Values of set-cookie headers. */
  cookies?: string[];
  /** The server destroys a stream once it has been sent, or can't be sent. */
  body?: string | Buffer | Readable;
}

/** An emulated service behind the shared port. */
export interface Service {
  /** Name in messages: 'user pool', 'data API'. */
  name: string;
  /** Returns whether this service handles the request. */
  accepts(head: RequestHead): boolean;
  /** Larger bodies are rejected before they are read, with a 413. */
  maxBodyBytes: number;
  handle(request: WireRequest): Promise<WireResponse>;
  /** Handles a WebSocket upgrade. Returns false if it belongs to another service. */
  upgrade?(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
  close?(): Promise<void>;
}
