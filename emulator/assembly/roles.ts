import * as v from 'valibot';
import type { PolicyStatement, RoleDefinition } from './definition';
import type { Resource } from './stacks';

const stringOrList = v.union([
  v.array(v.string()),
  v.pipe(
    v.string(),
    v.transform((one) => [one]),
  ),
]);

const policyDocument = v.object({
  Statement: v.array(
    v.object({
      Effect: v.picklist(['Allow', 'Deny']),
      Action: v.optional(stringOrList, []),
      Resource: v.optional(stringOrList, []),
      NotAction: v.optional(v.never('The emulator does not evaluate NotAction')),
      NotResource: v.optional(v.never('The emulator does not evaluate NotResource')),
      Condition: v.optional(v.record(v.string(), v.record(v.string(), stringOrList)), {}),
    }),
  ),
});

const inlinePolicies = v.object({
  Policies: v.optional(v.array(v.object({ PolicyDocument: policyDocument })), []),
});

const attachedPolicy = v.object({ PolicyDocument: policyDocument, Roles: v.array(v.string()) });

/** Returns every role with the statements of its inline and attached policies. */
export function rolesOf(resources: readonly Resource[]): RoleDefinition[] {
  const policies = resources
    .filter(({ type }) => type === 'AWS::IAM::Policy')
    .map(({ properties }) => v.parse(attachedPolicy, properties));
  return resources
    .filter(({ type }) => type === 'AWS::IAM::Role')
    .map((role) => {
      const inline = v.parse(inlinePolicies, role.properties).Policies;
      const attached = policies.filter(({ Roles }) => Roles.includes(role.physicalId));
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
  return {
    effect: statement.Effect,
    actions: statement.Action,
    resources: statement.Resource,
    conditions: statement.Condition,
  };
}
