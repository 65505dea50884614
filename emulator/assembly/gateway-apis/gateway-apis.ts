import type { UnsupportedPart } from '../definition';
import { permissionsOf } from '../lambda-permissions';
import { readable } from '../readable-names';
import { UnreadablePropertiesError } from '../resource-properties';
import type { Resource } from '../stacks';
import type { ApiRoute, GatewayApiDefinition } from './definition';
import { readHttpApi } from './http-apis';
import type { Reading } from './reading';
import { readRestApi } from './rest-apis';

const restType = 'AWS::ApiGateway::RestApi';

/** What an API consists of, and what only deploys it. */
const parts = [
  /^AWS::ApiGateway::(Account|Authorizer|Deployment|GatewayResponse|Method|Model|RequestValidator|Resource|RestApi|Stage)$/,
  /^AWS::ApiGatewayV2::(Api|Authorizer|Deployment|Integration|Route|Stage)$/,
];

/** Returns whether a resource is a part of an API. */
export function isPartOfApi({ type }: Pick<Resource, 'type'>): boolean {
  return parts.some((part) => part.test(type));
}

/** Returns the APIs that the emulator serves. */
export function gatewayApisOf(
  resources: readonly Resource[],
  running: Pick<Reading, 'lambdas' | 'userPool'>,
): GatewayApiDefinition[] {
  const reading = { ...running, resources, permissions: permissionsOf(resources) };
  const apis = resources.filter(isApi);
  return apis
    .filter((api) => refusalOf(api) === undefined)
    .flatMap((api) => {
      const isUnique = apis.filter((one) => nameOf(one) === nameOf(api)).length === 1;
      const path = `/_apis/${encodeURIComponent(isUnique ? nameOf(api) : api.physicalId)}`;
      return readApi(api, path, reading) ?? [];
    });
}

/** Returns an API, or undefined if one of its resources can't be read. */
function readApi(api: Resource, path: string, reading: Reading): GatewayApiDefinition | undefined {
  try {
    return api.type === restType
      ? readRestApi(api, path, reading)
      : readHttpApi(api, path, reading);
  } catch (error) {
    if (!(error instanceof UnreadablePropertiesError)) throw error;
    return undefined;
  }
}

/** Returns the APIs, and the routes of other APIs, that the emulator can't serve. */
export function unsupportedApisOf(
  resources: readonly Resource[],
  apis: readonly GatewayApiDefinition[],
): UnsupportedPart[] {
  const whole = resources.filter(isApi).flatMap((api) => {
    if (apis.some(({ id }) => id === api.physicalId)) return [];
    const reason = refusalOf(api) ?? 'the emulator can’t read all of its resources';
    return [`the API ${nameOf(api)}, because ${reason}`];
  });
  const routes = apis.flatMap(({ name, routes: own }) =>
    own.flatMap((route) => {
      const reason = unsupportedReason(route);
      if (reason === undefined) return [];
      return [`the route ${routeName(route)} of the API ${name}, because ${reason}`];
    }),
  );
  return [...whole, ...routes].map((name) => ({ name, fails: 'requests to it fail' }));
}

/** Returns why the emulator can't serve a route, or undefined. */
export function unsupportedReason({ authorization, integration }: ApiRoute): string | undefined {
  if (integration.type === 'UNSUPPORTED') return integration.reason;
  return authorization.type === 'UNSUPPORTED' ? authorization.reason : undefined;
}

/** 'GET /items', or '$default'. */
export function routeName({ method, path }: Pick<ApiRoute, 'method' | 'path'>): string {
  return path === '$default' ? path : `${method} ${path}`;
}

function isApi({ type }: Resource): boolean {
  return type === 'AWS::ApiGatewayV2::Api' || type === restType;
}

function nameOf({ properties: { Name }, logicalId }: Resource): string {
  return typeof Name === 'string' ? Name : readable(logicalId);
}

/** Returns why the emulator can't serve an API at all, or undefined. */
function refusalOf({ properties }: Resource): string | undefined {
  if (properties['ProtocolType'] === 'WEBSOCKET') return 'it is one of WebSockets';
  const imported = ['Body', 'BodyS3Location', 'Target'].some((name) => name in properties);
  if (imported || typeof properties['Name'] !== 'string') return 'its routes aren’t resources';
  return 'Policy' in properties ? 'it has a policy of its own' : undefined;
}
