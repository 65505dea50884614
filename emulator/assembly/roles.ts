import * as v from 'valibot';
import type { PolicyStatement, RoleDefinition } from './definition';
import { propertiesOf } from './resource-properties';
import type { Resource } from './stacks';

const text = v.pipe(v.union([v.string(), v.boolean(), v.number()]), v.transform(String));

const stringOrList = v.union([
  v.array(text),
  v.pipe(
    text,
    v.transform((single) => [single]),
  ),
]);

const policyDocument = v.object({
  Statement: v.array(
    v.object({
      Effect: v.picklist(['Allow', 'Deny']),
      Action: v.optional(stringOrList),
      Resource: v.optional(stringOrList),
      NotAction: v.optional(stringOrList),
      NotResource: v.optional(stringOrList),
      Condition: v.optional(v.record(v.string(), v.record(v.string(), stringOrList)), {}),
    }),
  ),
});

const inlinePolicies = v.object({
  ManagedPolicyArns: v.optional(v.array(v.string()), []),
  Policies: v.optional(v.array(v.object({ PolicyDocument: policyDocument })), []),
});

const attachedPolicy = v.object({
  PolicyDocument: policyDocument,
  Roles: v.optional(v.array(v.string()), []),
});

/** Returns every role with the statements of its inline and attached policies. */
export function rolesOf(resources: readonly Resource[]): RoleDefinition[] {
  const policies = resources
    .filter(({ type }) => type === 'AWS::IAM::Policy' || type === 'AWS::IAM::ManagedPolicy')
    .map((policy) => ({ id: policy.physicalId, ...propertiesOf(policy, attachedPolicy) }));
  return resources
    .filter(({ type }) => type === 'AWS::IAM::Role')
    .map((role) => {
      const { Policies: inline, ManagedPolicyArns } = propertiesOf(role, inlinePolicies);
      const attached = policies.filter(
        ({ id, Roles }) => Roles.includes(role.physicalId) || ManagedPolicyArns.includes(id),
      );
      return {
        name: role.physicalId,
        arn: role.arn,
        statements: [...inline, ...attached].flatMap(({ PolicyDocument }) =>
          PolicyDocument.Statement.map(statementOf),
        ),
      };
    });
}

function statementOf(
  statement: v.InferOutput<typeof policyDocument>['Statement'][number],
): PolicyStatement {
  const { Effect, Action = ['*'], Resource = ['*'], NotAction, NotResource, Condition } = statement;
  const hasVariable = Resource.some((arn) => arn.includes('${'));
  return {
    effect: Effect,
    actions: Action,
    resources: hasVariable ? ['*'] : Resource,
    conditions: {
      ...Condition,
      ...(NotAction && { NotAction: {} }),
      ...(NotResource && { NotResource: {} }),
      ...(hasVariable && { 'a variable in Resource': {} }),
    },
  };
}
