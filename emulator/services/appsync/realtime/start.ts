import type { WireRequest } from '../../../core/wire';
import type { Caller } from '../caller';
import type { DataApi, PreparedOperation } from '../data-api';
import { InvalidDocumentError, UnreadableDocumentError } from '../graphql/documents';
import type { ResponseError } from '../graphql/response';
import { requestError } from '../graphql/response-errors';
import { RefusedCallerError } from '../identify';
import { MalformedRequestError, prepareOperation } from '../operation-request';
import { openScope } from '../request-scope';
import { signedAs } from './handshake';
import type { ServerMessage, StartMessage } from './messages';
import type { Subscription } from './subscription';

type StartErrors = Extract<ServerMessage, { type: 'error' }>['payload']['errors'];

/** A subscription was not admitted; `errors` is what its client is told. */
export class StartRefusedError extends Error {
  override name = 'StartRefusedError';
  readonly errors: StartErrors;

  constructor(errorType: string, message: string, errors: StartErrors = [{ errorType, message }]) {
    super(message);
    this.errors = errors;
  }
}

/** Checks a subscription's token, document and rules. Throws StartRefusedError. */
export async function startSubscription(
  { id, payload }: StartMessage,
  parts: { api: DataApi; identify(request: WireRequest): Promise<Caller> },
): Promise<Subscription> {
  const headers = payload.extensions.authorization;
  const caller = await refusing(() => parts.identify(signedAs('/graphql', headers, payload.data)));
  const prepared = await refusing(async () => prepareOperation(payload.data, parts.api));
  const { operation } = prepared.operation;
  if (operation !== 'subscription') {
    throw new StartRefusedError(
      'UnsupportedOperation',
      `${operation} not supported through the realtime channel`,
    );
  }
  return admitted(id, prepared, caller, headers, parts.api);
}

/** Runs the subscription's resolver, whose templates hold its rules and set its filter. */
async function admitted(
  id: string,
  prepared: PreparedOperation,
  caller: Caller,
  headers: Record<string, string>,
  api: DataApi,
): Promise<Subscription> {
  const scope = openScope(caller, headers);
  const { errors = [] } = await api.run(prepared, scope);
  const refusals = errors.filter((error) => !isMissingPayload(error));
  const [first] = refusals;
  if (first)
    throw new StartRefusedError(first.errorType ?? 'BadRequestException', first.message, refusals);
  if (!scope.subscribed) {
    throw new StartRefusedError('BadRequestException', 'The document subscribes to no field');
  }
  return { id, prepared, scope, ...scope.subscribed };
}

/** There is no payload yet; a field that must not be null is no reason to refuse. */
function isMissingPayload({ message }: ResponseError): boolean {
  return message.startsWith('Cannot return null for non-nullable type');
}

async function refusing<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof RefusedCallerError) {
      throw new StartRefusedError(error.errorType, error.message);
    }
    if (error instanceof MalformedRequestError || error instanceof UnreadableDocumentError) {
      throw new StartRefusedError('MalformedHttpRequestException', error.message);
    }
    if (error instanceof InvalidDocumentError) {
      throw new StartRefusedError(
        'BadRequestException',
        error.message,
        error.errors.map(requestError),
      );
    }
    throw error;
  }
}
