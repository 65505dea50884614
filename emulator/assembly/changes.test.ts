import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes';
import type { BackendDefinition, HandlerCode } from './definition';

function definitionWith(api: Partial<BackendDefinition['api']>): BackendDefinition {
  return {
    region: 'us-east-1',
    accountId: '0',
    userPool: {
      id: 'p',
      passwordPolicy: {
        minimumLength: 8,
        requireLowercase: true,
        requireUppercase: true,
        requireNumbers: true,
        requireSymbols: true,
      },
      usernameAttributes: [],
      aliasAttributes: [],
      autoVerifiedAttributes: [],
      recoveryMechanisms: [],
      attributesRequiringVerification: [],
      adminCreateUserOnly: false,
      mfaConfiguration: 'OFF',
      mfaMethods: [],
      caseSensitive: false,
      schema: [],
      groups: [],
      clients: [],
      identityProviders: [],
      unsupportedFactors: [],
      triggers: [],
      verification: { emailSubject: '', emailMessage: '', smsMessage: '', mfaMessage: '' },
      invitation: { emailSubject: '', emailMessage: '', smsMessage: '' },
    },
    identityPool: {
      id: 'i',
      allowUnauthenticated: true,
      providers: [],
      authenticatedRoleArn: 'a',
      unauthenticatedRoleArn: 'u',
      roleMappings: [],
    },
    api: {
      id: 'api',
      name: 'api',
      arn: 'arn',
      defaultAuthenticationType: '',
      additionalAuthenticationTypes: [],
      limits: { resolverCount: 10_000, introspection: true },
      schema: 'type Query { a: Int }',
      resolvers: [],
      functions: new Map(),
      dataSources: new Map(),
      modelIntrospection: {},
      ...api,
    },
    tables: [],
    buckets: [],
    roles: [],
    unsupportedParts: [],
  };
}

const codeOf = (request: string): HandlerCode => ({ language: 'VTL', request, response: '' });
const step = (request: string) =>
  new Map([['f', { id: 'f', name: 'f', dataSource: 'NONE_DS', code: codeOf(request) }]]);
const resolver = { typeName: 'Query', fieldName: 'a', code: codeOf(''), pipeline: ['f'] };

describe('describeChanges', () => {
  it('returns nothing for equal definitions', () => {
    expect(describeChanges(definitionWith({}), definitionWith({}))).toEqual([]);
  });

  it('names the field whose code changed, even in a shared function', () => {
    expect(
      describeChanges(
        definitionWith({ resolvers: [resolver], functions: step('old') }),
        definitionWith({ resolvers: [resolver], functions: step('new') }),
      ),
    ).toEqual(['Query.a changed']);
  });

  it('names an added table by its model', () => {
    const table = { name: 'Tasks-x-NONE', attributes: [], key: [], indexes: [] };
    const before = definitionWith({});
    expect(describeChanges(before, { ...before, tables: [table] })).toEqual([
      'table Tasks was added',
    ]);
  });
});
