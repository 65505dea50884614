import * as v from 'valibot';
import { corsSchema } from './cors';
import type { FunctionUrlDefinition, LambdaDefinition, UnsupportedPart } from './definition';
import { isFunction, permissionsOf, type LambdaPermission } from './lambda-permissions';
import { readable } from './readable-names';
import type { Resource } from './stacks';

const url = v.object({
  TargetFunctionArn: v.string(),
  Qualifier: v.optional(v.string()),
  AuthType: v.picklist(['NONE', 'AWS_IAM']),
  InvokeMode: v.optional(v.string(), 'BUFFERED'),
  Cors: v.optional(corsSchema),
});

const type = 'AWS::Lambda::Url';

/** Returns the addresses at which functions answer HTTP requests. */
export function functionUrlsOf(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): FunctionUrlDefinition[] {
  const permissions = permissionsOf(resources);
  return resources.flatMap((resource) => {
    const read = resource.type === type ? readUrl(resource, lambdas, permissions) : undefined;
    return read === undefined || typeof read === 'string' ? [] : [read];
  });
}

/** Returns the function URLs that the emulator can't serve. */
export function unsupportedUrlsOf(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): UnsupportedPart[] {
  return resources.flatMap((resource) => {
    const read = resource.type === type ? readUrl(resource, lambdas, []) : undefined;
    if (typeof read !== 'string') return [];
    const name = readable(resource.logicalId);
    return [{ name: `the function URL ${name}, because ${read}`, fails: 'requests to it fail' }];
  });
}

/** Returns the function URL, or why the emulator can't serve it. */
function readUrl(
  resource: Resource,
  lambdas: readonly LambdaDefinition[],
  permissions: readonly LambdaPermission[],
): FunctionUrlDefinition | string {
  const parsed = v.safeParse(url, resource.properties);
  if (!parsed.success) {
    return `the emulator can't read its ${resource.unresolved.join(', ') || 'properties'}`;
  }
  const { TargetFunctionArn, Qualifier, AuthType, InvokeMode, Cors } = parsed.output;
  const lambda = lambdas.find(({ arn }) => isFunction(TargetFunctionArn, arn));
  if (!lambda || Qualifier !== undefined) return 'it is of an alias or of no function';
  if (InvokeMode !== 'BUFFERED') return 'it streams responses';
  const isUnique = lambdas.filter(({ label }) => label === lambda.label).length === 1;
  return {
    id: resource.physicalId,
    path: `/_functions/${encodeURIComponent(isUnique ? lambda.label : lambda.name)}`,
    functionArn: lambda.arn,
    authType: AuthType,
    principals: permissions
      .filter(
        ({ Action, FunctionName, FunctionUrlAuthType }) =>
          ['lambda:InvokeFunctionUrl', 'lambda:*'].includes(Action) &&
          isFunction(FunctionName, lambda.arn) &&
          (FunctionUrlAuthType ?? AuthType) === AuthType,
      )
      .map(({ Principal }) => Principal),
    ...(Cors && { cors: Cors }),
  };
}
