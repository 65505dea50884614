import config from 'client-config/data';
import * as v from 'valibot';
import {
  backendErrorFrom,
  type GraphqlError,
  GraphqlErrorsSchema,
  isValueError,
  unauthorizedError,
  malformedResponse,
  networkError,
} from '@/lib/errors';
import { report } from '@/lib/report';
import { usableAccessToken } from '@/session/stored-tokens';
import type { TypedDocument } from './document';

const TIMEOUT_MS = 20_000;

/**
 * A request up to this length outlives its page, so that closing the tab does not lose what was shown
 * as done. Browsers allow 64 KiB of such requests at a time; an import needs more.
 */
const KEEPALIVE_CHARACTERS = 4000;

const EnvelopeSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.nullable(GraphqlErrorsSchema)),
});

/** An answer of the data API: the roots that were resolved, and the errors of those that were not. */
export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

/**
 * Sends a document in one POST. Throws a BackendError for an error of any root; a stored value that
 * the API cannot give is reported, and is null in the answer.
 */
export async function send<Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const data = dataOrThrow(await post(document, variables));
  if (!hasData(document, data)) throw malformedResponse(new Error('An answer without data'));
  return data;
}

// The API serializes every value by the schema that the types are generated from, so an answer is not
// parsed again, value by value.
function hasData<Answer, Variables>(
  _document: TypedDocument<Answer, Variables>,
  data: unknown,
): data is Answer {
  return data !== null;
}

/** The data of an answer. Throws a BackendError when a root failed; reports values that could not be given. */
export function dataOrThrow({ data, errors }: GraphqlAnswer): GraphqlAnswer['data'] {
  const error = errors.find((one) => !isValueError(one));
  if (error) throw backendErrorFrom(error);
  if (errors.length > 0) report('The API could not give some stored values:', errors);
  return data;
}

/**
 * A root that the schema lets be null, where null has no meaning: a list, or a row just written.
 * Throws a BackendError when it is null.
 */
export function requireValue<Root>(root: Root | null | undefined): Root {
  if (root === null || root === undefined)
    throw malformedResponse(new Error('An answer without data'));
  return root;
}

/**
 * Sends a document with the session's access token. Throws a BackendError when there is no answer;
 * errors of single roots are in the answer.
 *
 * Amplify's own data client would ask the identity pool for AWS credentials before each request; the
 * token that it keeps is enough.
 */
export async function post(document: string, variables: object): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query: document, variables });
  const first = await postBody(body, await accessToken(false));
  // A token that was revoked, or has expired by the server's clock: a new one settles it.
  const response = first.status === 401 ? await postBody(body, await accessToken(true)) : first;
  if (response.status === 401) throw unauthorizedError();
  return parseAnswer(response);
}

async function accessToken(forceRefresh: boolean): Promise<string> {
  const kept = forceRefresh ? undefined : usableAccessToken(Date.now());
  if (kept) return kept;
  let renewed;
  try {
    const { renewAccessToken } = await import('@/session/amplify');
    renewed = await renewAccessToken(forceRefresh);
  } catch (cause) {
    throw networkError(cause);
  }
  if (!renewed) throw unauthorizedError();
  return renewed;
}

async function postBody(body: string, token: string): Promise<Response> {
  const endpoint = config.endpoint;
  if (!endpoint) throw malformedResponse(new Error('No GraphQL endpoint configured'));
  try {
    return await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body,
      keepalive: body.length <= KEEPALIVE_CHARACTERS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    throw networkError(cause);
  }
}

async function parseAnswer(response: Response): Promise<GraphqlAnswer> {
  let json: unknown;
  try {
    json = await response.json();
  } catch (cause) {
    throw response.ok ? malformedResponse(cause) : networkError(cause);
  }
  const answer = v.safeParse(EnvelopeSchema, json);
  if (!answer.success) throw malformedResponse(answer.issues);
  return { data: answer.output.data ?? null, errors: answer.output.errors ?? [] };
}
