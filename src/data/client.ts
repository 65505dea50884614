import config from 'client-config/data';
import { deviceNow } from '@/lib/clock';
import { connection } from '@/lib/connection';
import { BackendError, backendErrorFrom, isAccountClosed, isValueError } from '@/lib/errors';
import { loadCode } from '@/lib/load-code';
import { report } from '@/lib/report';
import { forgetNotes } from '@/lib/notes';
import { loadAmplify } from '@/session/load-amplify';
import { isAnotherWriting } from '@/session/pending-writes';
import { accountIdIn, sessionStore } from '@/session/store';
import { isIssuedAfter, usableAccessToken } from '@/session/stored-tokens';
import type { TypedDocument } from './document';
import { answerIn, type GraphqlAnswer } from './graphql-answer';
import { requireStoredAccount } from './stored-account';

const TIMEOUT_MS = 20_000;

/**
 * A request up to this length outlives its page, so closing the tab doesn't lose the latest action. A commit takes
 * 2,000 to 6,000 characters. Browsers allow 64 KiB of such requests at a time, and an import needs more.
 */
const KEEPALIVE_CHARACTERS = 8000;

/**
 * Sends a document in one POST and returns its data. Throws a BackendError if any root fails. A stored
 * value that doesn't fit the schema is reported and comes back as null.
 */
export async function send<Answer, Variables extends object>(
  document: TypedDocument<Answer, Variables>,
  variables: Variables,
): Promise<Answer> {
  const { data, errors } = await post(document, variables);
  const [refusal] = refusalsIn(errors);
  if (refusal) throw backendErrorFrom(refusal);
  if (!hasData(document, data)) throw noData();
  return data;
}

// Checks presence only: the API serializes by the schema that the types are generated from.
function hasData<Answer, Variables>(
  _document: TypedDocument<Answer, Variables>,
  data: unknown,
): data is Answer {
  return data !== null;
}

/** Returns the errors that refuse a root. Also reports stored values that don't fit the schema. */
export function refusalsIn(errors: GraphqlAnswer['errors']): GraphqlAnswer['errors'] {
  const values = errors.filter(isValueError);
  if (values.length > 0) report('Some stored values do not fit the schema:', values);
  return errors.filter((one) => !isValueError(one));
}

/** Returns the error of a response without data. */
export function noData(): BackendError {
  return new BackendError('internal', new Error('The response has no data'));
}

/**
 * Returns a root that is nullable in the schema but never null in practice, such as a list or a row just
 * written. Throws a BackendError if it is null.
 */
export function requireValue<Root>(root: Root | null | undefined): Root {
  if (root === null || root === undefined) throw noData();
  return root;
}

/**
 * Sends a document with the session's access token. Errors of single roots are in the answer; throws a
 * BackendError if there is none, or if the account is no longer signed in when it arrives.
 *
 * Amplify's own data client would fetch AWS credentials from the identity pool before each request; the
 * stored token is enough.
 */
export async function post(document: string, variables: object): Promise<GraphqlAnswer> {
  const body = JSON.stringify({ query: document, variables });
  const accountId = signedInId();
  const ask = async (isTokenRefused: boolean) =>
    postBody(body, await tokenFor(accountId, isTokenRefused), document);
  let reply = await ask(false);
  // The token was revoked, or has expired by the server's clock.
  if (reply.status === 401) reply = await ask(true);
  if (reply.status === 401) throw new BackendError('unauthorized');
  const { answer } = reply;
  // This page would send its next request as another account, or keep the answer of one that has signed out.
  if (accountId !== undefined && signedInId() !== accountId) throw new BackendError('switched');
  if (answer.errors.some(isAccountClosed)) {
    sessionStore.noteClosed();
    // Actions that still wait in this browser can't be recorded anymore.
    if (accountId !== undefined) forgetNotes(accountId);
    // A closed account's token stays valid. Renewing it fails, which signs the user out.
    accessToken(true).catch(() => undefined);
  }
  return answer;
}

function signedInId(): string | undefined {
  return accountIdIn(sessionStore.getSession());
}

// Returns a token of the account signed in on this page. The home's shell sends requests before that is known.
async function tokenFor(accountId: string | undefined, forceRefresh: boolean): Promise<string> {
  const token = await accessToken(forceRefresh);
  if (accountId === undefined) return token;
  requireStoredAccount(accountId);
  if (isAnotherWriting(accountId)) throw new BackendError('switched');
  return token;
}

/** Returns the session's token, renewed if it has expired; renewing also corrects the clock. Throws a BackendError. */
export async function accessToken(forceRefresh = false): Promise<string> {
  const isDue = forceRefresh || isIssuedAfter(deviceNow());
  const stored = isDue ? undefined : usableAccessToken(deviceNow());
  if (stored) return stored;
  const { renewAccessToken } = await loadCode(loadAmplify);
  let renewed;
  try {
    renewed = await renewAccessToken(isDue);
  } catch (cause) {
    await connection.noteNoAnswer();
    throw new BackendError('network', cause);
  }
  if (!renewed) throw new BackendError('unauthorized');
  return renewed;
}

interface Reply {
  readonly status: number;
  readonly answer: GraphqlAnswer;
}

/** Posts a body. Throws a BackendError unless the API itself answers. */
async function postBody(body: string, token: string, document: string): Promise<Reply> {
  const endpoint = config.endpoint;
  if (!endpoint) throw new BackendError('internal', new Error('No GraphQL endpoint configured'));
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body,
      keepalive: body.length <= KEEPALIVE_CHARACTERS,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = response;
    const answer = answerIn({ ok, body: await response.json() }, document);
    // The API says with 429 and 5xx that it can't answer for the moment.
    if (!answer || status === 429 || status >= 500)
      throw new Error(`The API didn’t answer, with status ${status}`);
    connection.record(true);
    return { status, answer };
  } catch (cause) {
    await connection.noteNoAnswer();
    throw new BackendError('network', cause);
  }
}
