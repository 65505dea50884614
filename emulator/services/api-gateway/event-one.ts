import { forwardedHeaders, isTextType, logTime, signerOf } from '../lambda/http-request';
import type { Authorized } from './authorize';
import type { ApiCall, ApiParts } from './call';
import { identityOf } from './cognito-identity';
import { claimTexts } from './http/event-two';
import type { Decision } from './lambda-authorizer';
import { matchesType } from './media-types';
import { claimTexts as restClaimTexts } from './rest/claims';

/** Returns the event of a request in payload format 1.0, which REST APIs always use. */
export function eventOne(call: ApiCall, authorized: Authorized, parts: ApiParts): object {
  const { api, stage, route, request, path, pathParameters } = call;
  const { method, query, body } = request;
  const headers = forwardedHeaders(request.headers);
  const isText =
    api.kind === 'HTTP'
      ? isTextType(request.headers['content-type'])
      : !matchesType(request.headers['content-type'], api.binaryTypes);
  const names = [...new Set(query.keys())];
  const hasStage = api.kind === 'HTTP' && stage.name !== '$default';
  return {
    ...(api.kind === 'HTTP' && { version: '1.0' }),
    resource: route.path,
    path: hasStage ? `/${stage.name}${path}` : path,
    httpMethod: method,
    headers,
    multiValueHeaders: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, [value]]),
    ),
    queryStringParameters: orNull(
      Object.fromEntries(names.map((name) => [name, query.getAll(name).at(-1)])),
    ),
    multiValueQueryStringParameters: orNull(
      Object.fromEntries(names.map((name) => [name, query.getAll(name)])),
    ),
    pathParameters: orNull(pathParameters),
    stageVariables: orNull(stage.variables),
    requestContext: contextOf(call, authorized, parts),
    body: body.length > 0 ? body.toString(isText ? 'utf8' : 'base64') : null,
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function contextOf(
  { api, stage, route, request, path, requestId, now }: ApiCall,
  authorized: Authorized,
  parts: ApiParts,
): object {
  const authorizer = authorizerOf(api.kind, authorized);
  return {
    resourceId: route.resourceId ?? `${route.method} ${route.path}`,
    resourcePath: route.path,
    httpMethod: request.method,
    extendedRequestId: requestId,
    requestTime: logTime(now),
    path: stage.name === '$default' ? path : `/${stage.name}${path}`,
    accountId: parts.definition.accountId,
    protocol: 'HTTP/1.1',
    stage: stage.name,
    domainPrefix: api.id,
    requestTimeEpoch: now.getTime(),
    requestId,
    identity: identityFields(request.headers['user-agent'] ?? null, authorized, parts),
    domainName: request.headers['host'] ?? '',
    apiId: api.id,
    ...(authorizer && { authorizer }),
  };
}

function authorizerOf(kind: 'HTTP' | 'REST', { token, decided }: Authorized): object | undefined {
  if (decided) return decisionOf(kind, decided);
  if (!token) return undefined;
  if (kind === 'REST') return { claims: restClaimTexts(token.claims) };
  return { claims: claimTexts(token.claims), scopes: token.scopes };
}

/** A REST API makes texts of what its authorizer says. */
function decisionOf(kind: 'HTTP' | 'REST', { principalId, context }: Decision): object {
  const values = Object.entries(context).map(
    ([name, value]) =>
      [name, kind === 'REST' && typeof value !== 'string' ? JSON.stringify(value) : value] as const,
  );
  return { ...(principalId !== undefined && { principalId }), ...Object.fromEntries(values) };
}

function identityFields(userAgent: string | null, { caller }: Authorized, parts: ApiParts): object {
  const signer = caller && signerOf(caller, parts.definition.accountId);
  const identity = caller ? identityOf(caller, parts) : null;
  const [type = null, ...providers] = identity?.amr ?? [];
  return {
    cognitoIdentityPoolId: identity?.identityPoolId ?? null,
    accountId: signer?.accountId ?? null,
    cognitoIdentityId: identity?.identityId ?? null,
    caller: signer?.callerId ?? null,
    sourceIp: '127.0.0.1',
    principalOrgId: null,
    accessKey: signer?.accessKey ?? null,
    cognitoAuthenticationType: type,
    cognitoAuthenticationProvider: providers.length > 0 ? providers.join(',') : null,
    userArn: signer?.userArn ?? null,
    userAgent,
    user: signer?.userId ?? null,
  };
}

/** API Gateway leaves nothing out, but says null. */
function orNull<T>(values: Record<string, T>): Record<string, T> | null {
  return Object.keys(values).length > 0 ? values : null;
}
