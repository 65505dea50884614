import config from 'client-config/data';
import * as v from 'valibot';
import {
  type GraphqlError,
  GraphqlErrorsSchema,
  unauthorized,
  unintelligible,
  unreachable,
} from '@/lib/errors';
import { usableAccessToken } from '@/session/stored-tokens';

const PATIENCE_MS = 20_000;

/**
 * A request up to this length outlives its page, so that what was shown as done is not lost with a tab
 * that is closed at once. Browsers let 64 KiB of such requests be under way; an import needs more.
 */
const OUTLIVING_CHARACTERS = 4000;

const AnswerSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.nullable(GraphqlErrorsSchema)),
});

/** An answer of the data API: the roots that were resolved, and the errors of those that were not. */
export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

/**
 * Sends one document with the access token of the current session, in one POST.
 *
 * The token is the one that Amplify keeps, or renews, and not its data client's business: that asks the
 * identity pool for AWS credentials before each request. Throws a BackendError when there is no
 * answer; errors of single roots are in the answer.
 */
export async function sendDocument(document: string, variables: object): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query: document, variables });
  const first = await post(body, await accessToken(false));
  // A token revoked or expired by a clock that differs from ours: a new one settles it.
  const response = first.status === 401 ? await post(body, await accessToken(true)) : first;
  if (response.status === 401) throw unauthorized();
  return answerOf(response);
}

async function accessToken(forceRefresh: boolean): Promise<string> {
  const kept = forceRefresh ? undefined : usableAccessToken(Date.now());
  if (kept) return kept;
  let renewed;
  try {
    const { renewAccessToken } = await import('@/session/amplify');
    renewed = await renewAccessToken(forceRefresh);
  } catch (cause) {
    throw unreachable(cause);
  }
  if (!renewed) throw unauthorized();
  return renewed;
}

async function post(body: string, token: string): Promise<Response> {
  const endpoint = config.endpoint;
  if (!endpoint) throw unintelligible(new Error('No GraphQL endpoint configured'));
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body,
      keepalive: body.length <= OUTLIVING_CHARACTERS,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
  } catch (cause) {
    throw unreachable(cause);
  }
}

async function answerOf(response: Response): Promise<GraphqlAnswer> {
  let json: unknown;
  try {
    json = await response.json();
  } catch (cause) {
    throw response.ok ? unintelligible(cause) : unreachable(cause);
  }
  const answer = v.safeParse(AnswerSchema, json);
  if (!answer.success) throw unintelligible(answer.issues);
  return { data: answer.output.data ?? null, errors: answer.output.errors ?? [] };
}
