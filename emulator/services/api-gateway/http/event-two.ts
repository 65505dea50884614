import { routeName } from '../../../assembly/gateway-apis/gateway-apis';
import type { IamCaller } from '../../../core/identity';
import { signerOf } from '../../lambda/http-request';
import { payloadTwo } from '../../lambda/payload-two';
import type { Authorized } from '../authorize';
import type { ApiCall, ApiParts } from '../call';
import { identityOf } from '../cognito-identity';
import { decoded } from '../routes';

/** Returns the event of a request to an HTTP API, in payload format 2.0. */
export function eventTwo(
  { api, stage, route, request, path, pathParameters, requestId, now }: ApiCall,
  authorized: Authorized,
  parts: Pick<ApiParts, 'definition'>,
): object {
  return {
    ...payloadTwo(request, {
      id: api.id,
      accountId: parts.definition.accountId,
      authorizer: authorizerOf(authorized, parts),
      rawPath: decoded(stage.name === '$default' ? path : `/${stage.name}${path}`),
      routeKey: routeName(route),
      stage: stage.name,
      requestId,
      now,
    }),
    ...(Object.keys(pathParameters).length > 0 && { pathParameters }),
    ...(Object.keys(stage.variables).length > 0 && { stageVariables: stage.variables }),
  };
}

function authorizerOf({ caller, token, decided }: Authorized, parts: Pick<ApiParts, 'definition'>) {
  if (decided) return { lambda: decided.context };
  if (caller) return { iam: iamOf(caller, parts) };
  return token && { jwt: { claims: claimTexts(token.claims), scopes: token.scopes } };
}

function iamOf(caller: IamCaller, parts: Pick<ApiParts, 'definition'>) {
  const identity = identityOf(caller, parts);
  return {
    ...signerOf(caller, parts.definition.accountId),
    cognitoIdentity: identity && {
      amr: identity.amr,
      identityId: identity.identityId,
      identityPoolId: identity.identityPoolId,
    },
    principalOrgId: null,
  };
}

/** A list is '[one two]', and everything else a text. */
export function claimTexts(claims: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      Array.isArray(value) ? `[${value.join(' ')}]` : textOf(value),
    ]),
  );
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
