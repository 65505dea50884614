/** A request to a service outside the emulator, as a project's stub gets it. */
export interface StubRequest {
  method: string;
  /** Without the query string. */
  path: string;
  query: Record<string, string>;
  /** Lower-case names. */
  headers: Record<string, string>;
  /** The value of a JSON body; any other body is text. */
  body: unknown;
}

/** What a stub answers. */
export interface StubResponse {
  /** Default: 200. */
  status?: number;
  headers?: Record<string, string>;
  /** Texts are sent as they are, anything else as JSON. */
  body?: unknown;
}

/** The answer of a stub, as it is sent. */
export interface StubAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/** Answers in place of services outside the emulator. */
export interface Stubs {
  /** Asks the stub of a service. Throws StubError if it has none, or if it fails. */
  answer(service: string, request: StubRequest): Promise<StubAnswer>;
  /** Ends the stubs' processes. */
  close(): Promise<void>;
}

/** A service has no stub, or its stub failed. The message says what to do. */
export class StubError extends Error {
  override name = 'StubError';
}

/** Returns the value of a request's body. */
export function bodyOf(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return text;
  }
}
