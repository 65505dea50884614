import { randomUUID } from 'node:crypto';
import { preflight } from '../../core/cors';
import type { Usage } from '../../core/usage';
import type { WireRequest, WireResponse } from '../../core/wire';
import { compress } from './compression';
import type { DataApi, PreparedOperation } from './data-api';
import { InvalidDocumentError, UnreadableDocumentError } from './graphql/documents';
import { requestError } from './graphql/response';
import { fieldsOf } from './graphql/selection';
import type { Caller } from './caller';
import { identifyCaller, AuthenticationError, type IdentifyParts } from './identify';
import { MalformedRequestError, prepareOperation } from './operation-request';
import { createScope } from './request-scope';
import type { RequestWatch, Watching } from './watch';
import { lostAnswer } from '../../core/lost-answer';

export interface HttpParts extends IdentifyParts {
  api: DataApi;
  usage: Usage;
  watching?: Watching;
  /** Notifies subscribers of a mutation's result. */
  publish(prepared: PreparedOperation, data: Record<string, unknown>): Promise<void>;
}

/** Handles a GraphQL request over HTTP, with AppSync's error messages. */
export async function handleHttp(request: WireRequest, parts: HttpParts): Promise<WireResponse> {
  if (request.method === 'OPTIONS') return preflight(request) ?? { status: 204 };
  if (request.method !== 'POST') {
    return failure(400, 'BadRequestException', 'Send GraphQL requests with POST.');
  }
  const watch = parts.watching?.begin?.(request);
  const response = await respond(request, parts, watch);
  watch?.answered(response);
  return response;
}

async function respond(
  request: WireRequest,
  parts: HttpParts,
  watch: RequestWatch | undefined,
): Promise<WireResponse> {
  try {
    const caller = await identifyCaller(request, parts);
    watch?.caller(caller);
    const prepared = prepareOperation(request.body.toString('utf8'), parts.api);
    watch?.operation(prepared);
    return await run(request, { caller, prepared, watch }, parts);
  } catch (error) {
    return errorResponse(error);
  }
}

interface Call {
  caller: Caller;
  prepared: PreparedOperation;
  watch: RequestWatch | undefined;
}

async function run(
  request: WireRequest,
  { caller, prepared, watch }: Call,
  { api, usage, publish }: HttpParts,
): Promise<WireResponse> {
  const { operation, document } = prepared;
  if (operation.operation === 'subscription') {
    return failure(
      400,
      'UnsupportedOperation',
      'Subscriptions are only supported over the realtime endpoint.',
    );
  }
  const rootType = operation.operation === 'query' ? 'Query' : 'Mutation';
  const roots = fieldsOf(document, operation.selectionSet).map(({ name }) => name.value);
  if (!roots.some((name) => caller.mayRun(rootType, name))) {
    for (const fieldName of roots) {
      watch?.refused({ path: [fieldName], typeName: rootType, fieldName });
    }
    return failure(401, 'UnauthorizedException', 'Permission denied');
  }
  const metered = `appsync:${prepared.name}`;
  const scope = createScope(caller, (units) => usage.add(metered, units), watch);
  const body = await api.run(prepared, scope);
  if (operation.operation === 'mutation' && body.data) await publish(prepared, body.data);
  const response = await compress(request, json(200, body));
  const bytes = { bytesIn: request.body.length, bytesOut: Buffer.byteLength(response.body) };
  usage.add(metered, { requests: 1, ...bytes });
  return scope.responseLost ? lostAnswer() : response;
}

function errorResponse(error: unknown): WireResponse {
  if (error instanceof AuthenticationError) {
    return failure(error.status, error.errorType, error.message);
  }
  if (error instanceof MalformedRequestError || error instanceof UnreadableDocumentError) {
    return failure(400, 'MalformedHttpRequestException', error.message);
  }
  if (error instanceof InvalidDocumentError) {
    return json(200, { data: null, errors: error.errors.map(requestError) });
  }
  throw error;
}

/** Returns an error response of AppSync's gateway, which has no data and no path. */
function failure(status: number, errorType: string, message: string): WireResponse {
  return json(status, { errors: [{ errorType, message }] }, { 'x-amzn-errortype': errorType });
}

function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return {
    status,
    headers: {
      'content-type': 'application/json;charset=UTF-8',
      'x-amzn-requestid': randomUUID(),
      ...headers,
    },
    body: JSON.stringify(body),
  };
}
