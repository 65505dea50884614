import * as v from 'valibot';
import { matchesPattern } from '../core/policy-pattern';
import type { Resource } from './stacks';

const permission = v.object({
  Action: v.string(),
  FunctionName: v.string(),
  Principal: v.string(),
  SourceArn: v.optional(v.string()),
  FunctionUrlAuthType: v.optional(v.string()),
});

/** A statement of a function's resource policy. */
export type LambdaPermission = v.InferOutput<typeof permission>;

/** Returns who else than roles may call functions. */
export function permissionsOf(resources: readonly Resource[]): LambdaPermission[] {
  return resources
    .filter(({ type }) => type === 'AWS::Lambda::Permission')
    .flatMap(({ properties }) => {
      const parsed = v.safeParse(permission, properties);
      return parsed.success ? [parsed.output] : [];
    });
}

/** Returns whether a service may invoke a function on behalf of a resource. */
export function permits(
  permissions: readonly LambdaPermission[],
  functionArn: string,
  service: string,
  sourceArn: string,
): boolean {
  return permissions.some(
    ({ Action, FunctionName, Principal, SourceArn }) =>
      ['lambda:InvokeFunction', 'lambda:*'].includes(Action) &&
      isFunction(FunctionName, functionArn) &&
      [service, '*'].includes(Principal) &&
      (SourceArn === undefined || matchesPattern(SourceArn, sourceArn, { variables: new Map() })),
  );
}

/** A permission names its function by its ARN or its name. */
export function isFunction(name: string, functionArn: string): boolean {
  return name === functionArn || functionArn.endsWith(`:function:${name}`);
}
