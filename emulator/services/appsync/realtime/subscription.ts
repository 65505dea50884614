import type { Usage } from '../../../core/usage';
import type { WireRequest } from '../../../core/wire';
import type { Caller } from '../caller';
import type { PreparedOperation, DataApi } from '../data-api';
import { InvalidDocumentError, UnreadableDocumentError } from '../graphql/documents';
import { type ResponseError, requestError } from '../graphql/response';
import { AuthenticationError } from '../identify';
import { MalformedRequestError, prepareOperation } from '../operation-request';
import { type RequestScope, createScope } from '../request-scope';
import { matchesFilter } from '../template-functions/subscription-filter';
import { toValue, type Value } from '../velocity/value';
import { authorizationRequest } from './handshake';
import type { ServerMessage, StartMessage } from './messages';

/** An accepted subscription. */
export interface Subscription {
  id: string;
  prepared: PreparedOperation;
  fieldName: string;
  args: Record<string, unknown>;
  scope: RequestScope;
}

/** A mutation's payload for a subscription field. */
export interface Notification {
  fieldName: string;
  payload: Record<string, unknown>;
  /** Field names of the payload's type. Arguments with these names act as filters. */
  payloadFields: ReadonlySet<string>;
}

/**
 * Returns whether a subscription receives a payload: every argument that names a field must equal
 * it, and the resolver's filter must match. Fields that the mutation did not select count as null.
 */
export function matches(subscription: Subscription, notification: Notification): boolean {
  if (subscription.fieldName !== notification.fieldName) return false;
  const payload = new Map(
    Object.entries(notification.payload).map(([name, value]): [string, Value] => [
      name,
      toValue(value),
    ]),
  );
  const argumentsMatch = Object.entries(subscription.args).every(
    ([name, expected]) =>
      !notification.payloadFields.has(name) || (payload.get(name) ?? null) === (expected ?? null),
  );
  const filter = subscription.scope.subscriptionFilter;
  return argumentsMatch && (filter === undefined || matchesFilter(filter, payload));
}

type StartErrors = Extract<ServerMessage, { type: 'error' }>['payload']['errors'];

/** The subscription was rejected; `errors` is sent to the client. */
export class StartRejectedError extends Error {
  override name = 'StartRejectedError';
  readonly errors: StartErrors;

  constructor(errorType: string, message: string, errors: StartErrors = [{ errorType, message }]) {
    super(message);
    this.errors = errors;
  }
}

/** Authenticates, validates and authorizes a subscription. Throws StartRejectedError. */
export async function startSubscription(
  { id, payload }: StartMessage,
  parts: { api: DataApi; usage: Usage; identify(request: WireRequest): Promise<Caller> },
): Promise<Subscription> {
  const headers = payload.extensions.authorization;
  const caller = await rejectInvalid(() =>
    parts.identify(authorizationRequest('/graphql', headers, payload.data)),
  );
  const prepared = await rejectInvalid(async () => prepareOperation(payload.data, parts.api));
  const { operation } = prepared.operation;
  if (operation !== 'subscription') {
    throw new StartRejectedError(
      'UnsupportedOperation',
      `${operation} not supported through the realtime channel`,
    );
  }
  const scope = createScope(caller, (units) => parts.usage.add(`appsync:${prepared.name}`, units));
  return authorize(id, prepared, scope, parts.api);
}

/** Runs the subscription's resolver, which checks its rules and sets its filter. */
async function authorize(
  id: string,
  prepared: PreparedOperation,
  scope: RequestScope,
  api: DataApi,
): Promise<Subscription> {
  const { errors = [] } = await api.run(prepared, scope);
  const rejections = errors.filter((error) => !isMissingPayload(error));
  const [first] = rejections;
  if (first)
    throw new StartRejectedError(
      first.errorType ?? 'BadRequestException',
      first.message,
      rejections,
    );
  if (!scope.subscribed) {
    throw new StartRejectedError(
      'BadRequestException',
      'The document does not select a subscription field',
    );
  }
  return { id, prepared, scope, ...scope.subscribed };
}

/** Non-null errors are expected, because there is no payload yet. */
function isMissingPayload({ message }: ResponseError): boolean {
  return message.startsWith('Cannot return null for non-nullable type');
}

async function rejectInvalid<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof AuthenticationError) {
      throw new StartRejectedError(error.errorType, error.message);
    }
    if (error instanceof MalformedRequestError || error instanceof UnreadableDocumentError) {
      throw new StartRejectedError('MalformedHttpRequestException', error.message);
    }
    if (error instanceof InvalidDocumentError) {
      throw new StartRejectedError(
        'BadRequestException',
        error.message,
        error.errors.map(requestError),
      );
    }
    throw error;
  }
}
