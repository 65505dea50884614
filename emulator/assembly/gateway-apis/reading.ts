import type { LambdaDefinition, UserPoolDefinition } from '../definition';
import { permits, type LambdaPermission } from '../lambda-permissions';
import { accountId, region } from '../physical-ids';
import type { Resource } from '../stacks';
import type { ApiIntegration } from './definition';

/** What APIs are read from, and what their routes refer to. */
export interface Reading {
  resources: readonly Resource[];
  lambdas: readonly LambdaDefinition[];
  permissions: readonly LambdaPermission[];
  userPool: Pick<UserPoolDefinition, 'id'> | undefined;
}

/** A reason why the emulator can't serve a part. */
export const unsupported = (reason: string) => ({ type: 'UNSUPPORTED' as const, reason });

/** Returns the ARN of a part of an API: '<stage>/<method>/<path>'. */
export function executeApiArn(apiId: string, part: string): string {
  return `arn:aws:execute-api:${region}:${accountId}:${apiId}/${part}`;
}

/** Returns the function that an integration or authorizer names by its ARN, or by a URI with it. */
export function functionOf(
  uri: string,
  lambdas: readonly LambdaDefinition[],
): LambdaDefinition | undefined {
  const arn = /:lambda:path\/2015-03-31\/functions\/(.+)\/invocations$/.exec(uri)?.[1] ?? uri;
  return lambdas.find((lambda) => lambda.arn === arn);
}

/** Returns whether the function lets API Gateway run it for a part of an API. */
export function isPermitted(
  { permissions }: Pick<Reading, 'permissions'>,
  functionArn: string,
  arn: string,
): boolean {
  return permits(permissions, functionArn, 'apigateway.amazonaws.com', arn);
}

/** Returns an integration with a function. `arns` are those of the route in each stage. */
export function lambdaIntegration(
  reading: Reading,
  { uri, payload, arns }: { uri: string; payload: '1.0' | '2.0'; arns: readonly string[] },
): ApiIntegration {
  const lambda = functionOf(uri, reading.lambdas);
  if (!lambda) return unsupported('its integration is an alias, or no function');
  return {
    type: 'LAMBDA',
    functionArn: lambda.arn,
    isPermitted: arns.some((arn) => isPermitted(reading, lambda.arn, arn)),
    payload,
  };
}

/** Returns where a token is: 'header.Authorization'; undefined if the emulator can't read that. */
export function sourceOf(expression: string): string | undefined {
  return /^(?:\$|method\.)request\.((?:header|querystring)\.[\w-]+)$/.exec(expression)?.[1];
}
