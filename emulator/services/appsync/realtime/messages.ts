import * as v from 'valibot';
import type { ResponseBody, ResponseError } from '../graphql/response';

/** How long a client may wait for a sign of life, as AppSync tells it. */
export const connectionTimeoutMs = 300_000;
export const keepAliveMs = 60_000;

const headers = v.record(v.string(), v.unknown());

/** The headers that authorize a connection or a subscription; members without text do not count. */
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

/** What a client says. */
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

/** What the service says. */
export type ServerMessage =
  | { type: 'connection_ack'; payload: { connectionTimeoutMs: number } }
  | { type: 'connection_error'; payload: { errors: RealtimeError[] } }
  | { type: 'ka' }
  | { type: 'start_ack' | 'complete'; id: string }
  | { type: 'data'; id: string; payload: ResponseBody }
  | { type: 'error'; id?: string; payload: { errors: (RealtimeError | ResponseError)[] } };
