import * as v from 'valibot';
import type { ResponseBody, ResponseError } from '../graphql/response';

/** AppSync's value: clients reconnect if they receive nothing for this long. */
export const connectionTimeoutMs = 300_000;
export const keepAliveMs = 60_000;

const headers = v.record(v.string(), v.unknown());

/** Schema of the headers that authorize a connection or subscription. Drops non-string values. */
export const authorizationHeaders = v.pipe(
  headers,
  v.transform((members) =>
    Object.fromEntries(
      Object.entries(members).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' ? [[name.toLowerCase(), value]] : [],
      ),
    ),
  ),
);

const start = v.object({
  type: v.literal('start'),
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(128)),
  payload: v.object({
    data: v.string(),
    extensions: v.object({ authorization: authorizationHeaders }),
  }),
});

/** Schema of messages from the client. */
export const clientMessage = v.variant('type', [
  v.object({ type: v.literal('connection_init') }),
  start,
  v.object({ type: v.literal('stop'), id: v.string() }),
]);

export type StartMessage = v.InferOutput<typeof start>;

interface RealtimeError {
  errorType: string;
  message: string;
  errorCode?: number;
}

/** Messages to the client. */
export type ServerMessage =
  | { type: 'connection_ack'; payload: { connectionTimeoutMs: number } }
  | { type: 'connection_error'; payload: { errors: RealtimeError[] } }
  | { type: 'ka' }
  | { type: 'start_ack' | 'complete'; id: string }
  | { type: 'data'; id: string; payload: ResponseBody }
  | { type: 'error'; id?: string; payload: { errors: (RealtimeError | ResponseError)[] } };
