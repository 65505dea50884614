import type {
  ApiRoute,
  ApiStage,
  GatewayApiDefinition,
} from '../../assembly/gateway-apis/definition';
import type { BackendDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Faults } from '../../core/faults';
import type { Iam, TokenVerifier } from '../../core/identity';
import type { Log } from '../../core/log';
import type { Usage } from '../../core/usage';
import type { WireRequest } from '../../core/wire';
import type { Functions } from '../lambda/functions';

/** What the APIs need of the other services. */
export interface ApiParts {
  lambdas: Pick<Functions, 'invoke'>;
  iam: Pick<Iam, 'authenticate' | 'allows' | 'isSigned'>;
  tokens: Pick<TokenVerifier, 'verifySignature'>;
  definition: Pick<BackendDefinition, 'accountId' | 'region' | 'gatewayApis' | 'userPool'>;
  clock: Clock;
  log: Log;
  usage: Usage;
  faults: Faults;
}

/** A request to a stage of an API. */
export interface StageCall<Api extends GatewayApiDefinition = GatewayApiDefinition> {
  api: Api;
  stage: ApiStage;
  request: WireRequest;
  /** The path after the stage, as sent. */
  path: string;
  requestId: string;
  now: Date;
}

/** A request with the route that it matches. */
export interface ApiCall<
  Api extends GatewayApiDefinition = GatewayApiDefinition,
> extends StageCall<Api> {
  route: ApiRoute;
  pathParameters: Record<string, string>;
}

/** Returns the ARN that policies name for a call. */
export function arnOf(
  { api, stage, request, path }: StageCall,
  { region, accountId }: Pick<BackendDefinition, 'region' | 'accountId'>,
): string {
  const called = `${stage.name}/${request.method}${path}`;
  return `arn:aws:execute-api:${region}:${accountId}:${api.id}/${called}`;
}

/** Returns a header or a parameter of the query: 'header.Authorization', 'querystring.name'. */
export function valueAt({ request }: Pick<StageCall, 'request'>, source: string) {
  const dot = source.indexOf('.');
  const name = source.slice(dot + 1);
  const value = source.startsWith('header.')
    ? request.headers[name.toLowerCase()]
    : request.query.get(name);
  return value === null || value === '' ? undefined : value;
}
