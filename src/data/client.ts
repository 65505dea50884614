import config from 'client-config/data';
import * as v from 'valibot';
import {
  backendErrorFrom,
  type GraphqlError,
  GraphqlErrorsSchema,
  isAccountClosed,
  isValueError,
  switchedError,
  unauthorizedError,
  malformedResponse,
  networkError,
} from '@/lib/errors';
import { report } from '@/lib/report';
import { forgetNotes } from '@/lib/notes';
import { isAnotherWriting } from '@/session/pending-writes';
import { accountIdIn, sessionStore } from '@/session/store';
import { usableAccessToken } from '@/session/stored-tokens';
import type { TypedDocument } from './document';
import { requireStoredAccount } from './stored-account';

const TIMEOUT_MS = 20_000;

/**
 * A request up to this length outlives its page, so closing the tab doesn't lose an optimistic update.
 * A completion with its ledger takes 2,000 to 6,000 characters. Browsers allow 64 KiB of such requests at a
 * time, and an import needs more.
 */
const KEEPALIVE_CHARACTERS = 8000;

const EnvelopeSchema = v.object({
  data: v.optional(v.nullable(v.record(v.string(), v.unknown()))),
  errors: v.optional(v.nullable(GraphqlErrorsSchema)),
});

/** The data API's response: the roots that resolved, and the errors of those that didn't. */
export interface GraphqlAnswer {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors: readonly GraphqlError[];
}

/**
 * Sends a document in one POST and returns its data. Throws a BackendError if any root fails. A stored
 * value that doesn't fit the schema is reported and comes back as null.
 */
export async function send<Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const data = dataOrThrow(await post(document, variables));
  if (!hasData(document, data)) throw malformedResponse(new Error('The response has no data'));
  return data;
}

// Checks presence only: the API serializes by the schema that the types are generated from.
function hasData<Answer, Variables>(
  _document: TypedDocument<Answer, Variables>,
  data: unknown,
): data is Answer {
  return data !== null;
}

/** Returns a response's data and reports values that don't fit the schema. Throws a BackendError if a root failed. */
export function dataOrThrow({ data, errors }: GraphqlAnswer): GraphqlAnswer['data'] {
  const error = errors.find((one) => !isValueError(one));
  if (error) throw backendErrorFrom(error);
  if (errors.length > 0) report('Some stored values do not fit the schema:', errors);
  return data;
}

/**
 * Returns a root that is nullable in the schema but never null in practice, such as a list or a row just
 * written. Throws a BackendError if it is null.
 */
export function requireValue<Root>(root: Root | null | undefined): Root {
  if (root === null || root === undefined)
    throw malformedResponse(new Error('The response has no data'));
  return root;
}

/**
 * Sends a document with the session's access token. Errors of single roots are in the response; throws a
 * BackendError if there is no response, or if another account signs in before it arrives.
 *
 * Amplify's own data client would fetch AWS credentials from the identity pool before each request; the
 * stored token is enough.
 */
export async function post(document: string, variables: object): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query: document, variables });
  const accountId = signedInId();
  const first = await postBody(body, await tokenFor(accountId, false));
  // The token was revoked, or has expired by the server's clock.
  const response =
    first.status === 401 ? await postBody(body, await tokenFor(accountId, true)) : first;
  if (response.status === 401) throw unauthorizedError();
  const answer = await parseAnswer(response);
  // Whoever waits for this response would send its next request as the other account.
  if (isSwitchFrom(accountId)) throw switchedError();
  if (answer.errors.some(isAccountClosed)) {
    // Nothing of what waits in this browser can be recorded anymore.
    if (accountId !== undefined) forgetNotes(accountId);
    void endSessionIfDeleted();
  }
  return answer;
}

// The account's token outlives it. Renewing the token fails once the account is gone, and that signs out.
async function endSessionIfDeleted(): Promise<void> {
  await accessToken(true).catch(() => undefined);
}

function signedInId(): string | undefined {
  return accountIdIn(sessionStore.getSession());
}

function isSwitchFrom(accountId: string | undefined): boolean {
  const now = signedInId();
  return accountId !== undefined && now !== undefined && now !== accountId;
}

// The only place where a request gets its token: that of the account that is signed in on this page. The
// home's shell asks before the session is known.
async function tokenFor(accountId: string | undefined, forceRefresh: boolean): Promise<string> {
  const token = await accessToken(forceRefresh);
  if (accountId === undefined) return token;
  requireStoredAccount(accountId);
  if (isAnotherWriting(accountId)) throw switchedError();
  return token;
}

async function accessToken(forceRefresh: boolean): Promise<string> {
  const stored = forceRefresh ? undefined : usableAccessToken(Date.now());
  if (stored) return stored;
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
    // The connection ended before the response did, or something on the way responded.
    throw networkError(cause);
  }
  const answer = v.safeParse(EnvelopeSchema, json);
  if (!answer.success) throw malformedResponse(answer.issues);
  return { data: answer.output.data ?? null, errors: answer.output.errors ?? [] };
}
