import { randomUUID } from 'node:crypto';
import type { MockIntegration, RestApiDefinition } from '../../../assembly/gateway-apis/definition';
import { unsupportedReason } from '../../../assembly/gateway-apis/gateway-apis';
import type { WireRequest, WireResponse } from '../../../core/wire';
import { authorize, type Authorized } from '../authorize';
import { valueAt, type ApiCall, type ApiParts, type StageCall } from '../call';
import { eventOne } from '../event-one';
import { runFunction } from '../integrate';
import { json } from '../json';
import { matchesType } from '../media-types';
import { RefusedError } from '../refusal';
import { responseOne } from '../response-one';
import { matchesOf } from '../routes';
import { unsupportedRoute } from '../unsupported-route';
import { gatewayResponse } from './gateway-response';

/** Answers a request to a REST API, whose path begins with the stage. */
export async function answerRest(
  api: RestApiDefinition,
  request: WireRequest,
  parts: ApiParts,
): Promise<WireResponse> {
  const requestId = randomUUID();
  const ids = { 'x-amzn-requestid': requestId, 'x-amz-apigw-id': requestId };
  const [, , , first = '', ...rest] = request.rawPath.split('/');
  const stage = api.stages.find(({ name }) => name === first);
  if (!stage) {
    return json(
      403,
      { message: 'Forbidden' },
      { ...ids, 'x-amzn-errortype': 'ForbiddenException' },
    );
  }
  const path = `/${rest.join('/')}`.replace(/(.)\/$/, '$1');
  const call = { api, stage, request, path, requestId, now: parts.clock.now() };
  const answer = await answerCall(call, parts);
  return { ...answer, headers: { ...answer.headers, ...ids } };
}

async function answerCall(
  call: StageCall<RestApiDefinition>,
  parts: ApiParts,
): Promise<WireResponse> {
  const { api, request, path } = call;
  const matches = matchesOf(api.routes, path);
  // The path decides alone: a method that its resource lacks isn't looked for elsewhere.
  const match = matches
    .filter(({ route }) => route.path === matches[0]?.route.path)
    .find(({ route }) => route.method === 'ANY' || route.method === request.method);
  if (!match) {
    return gatewayResponse(call, {
      type: 'MISSING_AUTHENTICATION_TOKEN',
      message: 'Missing Authentication Token',
      code: 'MissingAuthenticationTokenException',
    });
  }
  const reason = unsupportedReason(match.route);
  if (reason !== undefined) return unsupportedRoute(api, match.route, reason);
  const matched = { ...call, ...match };
  try {
    const authorized = await authorize(matched, parts);
    const missing = match.route.requiredParameters.filter(
      (source) => valueAt(call, source) === undefined,
    );
    if (missing.length > 0) return missingParameters(call, missing);
    return await integrate(matched, authorized, parts);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { type, reason: message, code } = error;
    return gatewayResponse(call, { type, message, code });
  }
}

function missingParameters(call: StageCall<RestApiDefinition>, sources: readonly string[]) {
  const names = sources.map((source) => source.slice(source.indexOf('.') + 1)).join(', ');
  return gatewayResponse(call, {
    type: 'BAD_REQUEST_PARAMETERS',
    message: `Missing required request parameters: [${names}]`,
    code: 'BadRequestException',
  });
}

async function integrate(
  call: ApiCall<RestApiDefinition>,
  authorized: Authorized,
  parts: ApiParts,
): Promise<WireResponse> {
  const { integration } = call.route;
  if (integration.type === 'MOCK') return mockAnswer(integration, call);
  if (integration.type !== 'LAMBDA') throw new Error('The route has no function');
  const [accepted] = (call.request.headers['accept'] ?? '').split(',');
  const decodes = matchesType(accepted, call.api.binaryTypes);
  const answer = await runFunction(call, integration, parts, {
    event: eventOne(call, authorized, parts),
    responseOf: (payload) => responseOne(payload, 'application/json', decodes),
  });
  if (typeof answer !== 'string') return answer;
  const type = answer === 'permission' ? 'API_CONFIGURATION_ERROR' : 'INTEGRATION_FAILURE';
  const code = 'InternalServerErrorException';
  return gatewayResponse(call, { type, message: 'Internal server error', code });
}

function mockAnswer(
  { status, headers, origins }: MockIntegration,
  { request }: ApiCall,
): WireResponse {
  const origin = request.headers['origin'] ?? '';
  const own = origins.includes(origin) ? { 'access-control-allow-origin': origin } : {};
  return { status, headers: { 'content-type': 'application/json', ...headers, ...own } };
}
