import { Stack } from 'aws-cdk-lib';
import { CfnResolver, type CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { CfnPolicy, type CfnRole } from 'aws-cdk-lib/aws-iam';
import {
  MAX_GOAL_LENGTH,
  MAX_LEVEL,
  MAX_NOTE_LENGTH,
  MAX_RECORD_LENGTH,
  MAX_SAVED,
} from '../limits';
import { SECONDS_KEPT } from '../retention/retention';

/** The most rows that a commit writes, including the profile: DynamoDB's limit for a transaction. */
const MAX_COMMIT_PARTS = 100;

/** Lengths in characters, the number of parts, and the highest level; check-commit.resolver.js enforces them. */
const limits = {
  parts: MAX_COMMIT_PARTS,
  record: MAX_RECORD_LENGTH,
  goal: MAX_GOAL_LENGTH,
  note: MAX_NOTE_LENGTH,
  // A version, days, and an amount of each measure.
  saved: 2 + Object.keys(MAX_SAVED).length,
  level: MAX_LEVEL,
};

interface Resources {
  cfnResources: {
    cfnGraphqlApi: CfnGraphQLApi;
    cfnRoles: Record<string, CfnRole>;
  };
  tables: Record<string, ITable>;
}

/**
 * Gives the functions of `commitMember` the tables' names, the limits, and write access to the rows' tables, since a
 * transaction runs with the permissions of the profiles' data source. Throws if Amplify renames its resources, so an
 * upgrade can't silently break it.
 */
export function connectCommit({ cfnResources, tables }: Resources): void {
  // Amplify doesn't list the resolvers of custom handlers.
  const stack = Stack.of(cfnResources.cfnGraphqlApi);
  const resolver = stack.node.tryFindChild('Resolver_Mutation_commitMember');
  const role = cfnResources.cfnRoles['UserProfileIAMRole'];
  if (!(resolver instanceof CfnResolver) || !role) {
    throw new Error('commitMember was not found: see connectCommit');
  }
  const table = (model: string): ITable => {
    const resource = tables[model];
    if (!resource) throw new Error(`The table of ${model} was not found: see connectCommit`);
    return resource;
  };
  const rows = ['CompletedTask', 'UserTaskSelection'];
  const names = Object.fromEntries(
    ['Tasks', 'UserProfile', ...rows].map((model) => [model, table(model).tableName]),
  );
  resolver.code = `export const request = (ctx) => {
  ctx.stash.tables = ${JSON.stringify(names)};
  ctx.stash.limits = ${JSON.stringify(limits)};
  ctx.stash.secondsKept = ${SECONDS_KEPT};
  return {};
};
export const response = (ctx) => ctx.prev.result;
`;
  const rights = new CfnPolicy(stack, 'CommitRights', {
    policyName: 'CommitMember',
    policyDocument: {
      Version: '2012-10-17',
      Statement: [
        {
          Effect: 'Allow',
          Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
          Resource: rows.map((model) => table(model).tableArn),
        },
      ],
    },
    roles: [role.ref],
  });
  resolver.addResourceDependency(rights);
}
