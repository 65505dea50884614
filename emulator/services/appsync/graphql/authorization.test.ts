import { GraphQLObjectType, buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../caller';
import { accessRuleOf, isAllowed } from './authorization';
import { appSyncPrelude } from './scalars';

const schema = buildSchema(
  `${appSyncPrelude}
  type Query {
    open: String
    keyed: String @aws_iam
    both: String @aws_iam @aws_cognito_user_pools
    grouped: String @aws_cognito_user_pools(cognito_groups: ["Admin", "Editor"])
    older: String @aws_auth(cognito_groups: ["Admin"])
    apiKey: String @aws_api_key
  }
  type Keyed @aws_iam {
    inherited: String
    own: String @aws_cognito_user_pools
  }`,
  { assumeValidSDL: true },
);

const caller = (mode: Caller['mode'], groups: string[] = []): Caller => ({
  mode,
  groups,
  authType: 'User Pool Authorization',
  mayRun: () => true,
  identity: () => null,
});

const callers: Record<string, Caller> = {
  member: caller('AMAZON_COGNITO_USER_POOLS'),
  admin: caller('AMAZON_COGNITO_USER_POOLS', ['Admin']),
  iam: caller('AWS_IAM'),
};

function allowedCallers(typeName: string, fieldName: string): string[] {
  const type = schema.getType(typeName);
  const field = type instanceof GraphQLObjectType ? type.getFields()[fieldName] : undefined;
  if (!type || !field) throw new Error(`${typeName}.${fieldName} does not exist`);
  const rule = accessRuleOf(field, type, 'AMAZON_COGNITO_USER_POOLS');
  return Object.keys(callers).filter((name) => isAllowed(rule, callers[name] ?? caller('AWS_IAM')));
}

describe('authorization directives', () => {
  it.each([
    ['Query', 'open', ['member', 'admin']],
    ['Query', 'keyed', ['iam']],
    ['Query', 'both', ['member', 'admin', 'iam']],
    ['Query', 'grouped', ['admin']],
    ['Query', 'older', ['admin']],
    ['Query', 'apiKey', []],
    ['Keyed', 'inherited', ['iam']],
    ['Keyed', 'own', ['member', 'admin']],
  ])('%s.%s allows %j', (typeName, fieldName, expected) => {
    expect(allowedCallers(typeName, fieldName)).toEqual(expected);
  });
});
