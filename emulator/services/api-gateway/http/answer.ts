import { randomUUID } from 'node:crypto';
import type { HttpApiDefinition } from '../../../assembly/gateway-apis/definition';
import { unsupportedReason } from '../../../assembly/gateway-apis/gateway-apis';
import type { WireRequest, WireResponse } from '../../../core/wire';
import { preflightOf, withCors } from '../../lambda/function-url/cors';
import { authorize, type Authorized } from '../authorize';
import type { ApiCall, ApiParts, StageCall } from '../call';
import { runFunction } from '../integrate';
import { json } from '../json';
import { eventOne } from '../event-one';
import { responseOne } from '../response-one';
import { responseOf } from '../../lambda/function-url/response';
import { RefusedError } from '../refusal';
import { matchesOf } from '../routes';
import { unsupportedRoute } from '../unsupported-route';
import { eventTwo } from './event-two';

const defaultType = 'text/plain;charset=UTF-8';

/** Answers a request to an HTTP API. */
export async function answerHttp(
  api: HttpApiDefinition,
  request: WireRequest,
  parts: ApiParts,
): Promise<WireResponse> {
  const call = stageCallOf(api, request, parts);
  const { headers, ...rest } = call ? await answerCall(call, parts) : notFound;
  return { ...rest, headers: { ...headers, 'apigw-requestid': randomUUID() } };
}

/** The first part of the path is the stage, unless no stage has this name. */
function stageCallOf(
  api: HttpApiDefinition,
  request: WireRequest,
  { clock }: ApiParts,
): StageCall<HttpApiDefinition> | undefined {
  const whole = request.rawPath.slice(api.path.length) || '/';
  const [, first = ''] = whole.split('/');
  const named = api.stages.find(({ name }) => name === first && name !== '$default');
  const stage = named ?? api.stages.find(({ name }) => name === '$default');
  if (!stage) return undefined;
  const path = named ? whole.slice(first.length + 1) || '/' : whole;
  return { api, stage, request, path, requestId: randomUUID(), now: clock.now() };
}

async function answerCall(
  call: StageCall<HttpApiDefinition>,
  parts: ApiParts,
): Promise<WireResponse> {
  const { api, request, path } = call;
  const match = matchesOf(api.routes, path).find(
    ({ route }) => route.method === 'ANY' || route.method === request.method,
  );
  const preflight = api.cors && preflightOf(api.cors, request);
  // As on AWS, a route that takes any method also authorizes preflights.
  if (preflight && (!match || match.route.authorization.type === 'NONE')) {
    return { ...preflight, status: 204 };
  }
  const answer = match ? await answerRoute({ ...call, ...match }, parts) : notFound;
  return api.cors ? withCors(api.cors, request, answer) : answer;
}

async function answerRoute(
  call: ApiCall<HttpApiDefinition>,
  parts: ApiParts,
): Promise<WireResponse> {
  const { api, route } = call;
  const reason = unsupportedReason(route);
  if (reason !== undefined) return unsupportedRoute(api, route, reason);
  try {
    return await integrate(call, await authorize(call, parts), parts);
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    return refusal(error);
  }
}

async function integrate(
  call: ApiCall<HttpApiDefinition>,
  authorized: Authorized,
  parts: ApiParts,
): Promise<WireResponse> {
  const { integration } = call.route;
  if (integration.type !== 'LAMBDA') throw new Error('The route has no function');
  const answer = await runFunction(
    call,
    integration,
    parts,
    integration.payload === '2.0'
      ? {
          event: eventTwo(call, authorized, parts),
          responseOf: (payload) => responseOf(payload, defaultType),
        }
      : {
          event: eventOne(call, authorized, parts),
          responseOf: (payload) => responseOne(payload, defaultType),
        },
  );
  return typeof answer === 'string' ? internalError : answer;
}

const internalError = json(500, { message: 'Internal Server Error' });
const notFound = json(404, { message: 'Not Found' });

function refusal({ type, challenge }: RefusedError): WireResponse {
  if (type === 'AUTHORIZER_CONFIGURATION_ERROR') return internalError;
  if (type !== 'UNAUTHORIZED') return json(403, { message: 'Forbidden' });
  const headers = challenge === undefined ? {} : { 'www-authenticate': challenge };
  return json(401, { message: 'Unauthorized' }, headers);
}
