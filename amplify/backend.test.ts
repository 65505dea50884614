import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, isObjectType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  appSyncPrelude,
  type BackendDefinition,
  formatOutputs,
  loadDefinition,
  outputsOf,
  readCloudAssembly,
  resourcesOf,
} from 'amplify-emulator/project';
import { projectFolder } from '../build/local/settings';
import { synthesizeBackend } from '../build/local/synthesis';
import { codeEmail } from './auth/code-email';

const schemaOf = ({ api }: BackendDefinition) =>
  buildSchema(`${appSyncPrelude}\n${api.schema}`, { assumeValidSDL: true });

describe('the synthesized backend', () => {
  let definition: BackendDefinition;
  let assemblyFolder: string;

  beforeAll(async () => {
    ({ assemblyFolder } = await synthesizeBackend());
    definition = loadDefinition(assemblyFolder);
  }, 120_000);

  const propertiesOf = (type: string): Record<string, unknown>[] =>
    resourcesOf(readCloudAssembly(assemblyFolder), new Set([type]))
      .filter((resource) => resource.type === type)
      .map(({ properties }) => properties);

  it('sets no arguments on fields that take none or read a single row', () => {
    const { api } = definition;
    const schema = schemaOf(definition);
    const setting = /#set\(\s*\$\{?(ctx|context)\.(args|arguments)\b|\.(args|arguments)\.put/;
    const checked = api.resolvers.flatMap(({ typeName, fieldName, code, pipeline }) => {
      const type = schema.getType(typeName);
      const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
      if (!field) throw new Error(`${typeName}.${fieldName} is not in the schema`);
      const takesNone = field.args.length === 0;
      if (!takesNone && !fieldName.startsWith('get')) return [];
      const codes = [code, ...pipeline.map((id) => api.functions.get(id)?.code)];
      const isSet = codes.some((template) => setting.test(JSON.stringify(template)));
      return [{ name: `${typeName}.${fieldName}`, isSet }];
    });
    const names = checked.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'Query.getTasks',
        'Query.getLibrary',
        'UserTaskSelection.task',
        'CompletedTask.task',
      ]),
    );
    expect(checked.filter(({ isSet }) => isSet)).toEqual([]);
  });

  it('requires the password policy of spec §5', () => {
    expect(definition.userPool.passwordPolicy).toEqual({
      minimumLength: 8,
      requireLowercase: true,
      requireUppercase: true,
      requireNumbers: true,
      requireSymbols: true,
    });
  });

  it('signs in by email, verified by a code, without MFA', () => {
    const [pool] = propertiesOf('AWS::Cognito::UserPool');
    expect(pool).toMatchObject({
      UsernameAttributes: ['email'],
      UsernameConfiguration: { CaseSensitive: false },
      AutoVerifiedAttributes: ['email'],
      UserAttributeUpdateSettings: { AttributesRequireVerificationBeforeUpdate: ['email'] },
      AccountRecoverySetting: { RecoveryMechanisms: [{ Name: 'verified_email' }] },
      AdminCreateUserConfig: { AllowAdminCreateUserOnly: false },
    });
    expect(pool).not.toHaveProperty('MfaConfiguration');
  });

  it('emails codes with the text from amplify/auth', () => {
    expect(definition.userPool.verification).toMatchObject({
      emailSubject: codeEmail.verificationEmailSubject,
      emailMessage: codeEmail.verificationEmailBody(() => '{####}'),
    });
  });

  it('keeps members signed in for a year', () => {
    expect(definition.userPool.clients).toMatchObject([{ refreshTokenDays: 365 }]);
  });

  it('is on the Lite tier, and uses no feature of a more expensive one', () => {
    expect(propertiesOf('AWS::Cognito::UserPool')).toMatchObject([{ UserPoolTier: 'LITE' }]);
    for (const client of propertiesOf('AWS::Cognito::UserPoolClient')) {
      expect(client).not.toHaveProperty('RefreshTokenRotation');
      expect(client['ExplicitAuthFlows']).not.toContain('ALLOW_USER_AUTH');
    }
  });

  it('has only the group Admin, with precedence 0', () => {
    expect(definition.userPool.groups).toEqual([
      { name: 'Admin', precedence: 0, roleArn: expect.stringContaining('AdminGroupRole') },
    ]);
  });

  it('has no part that the emulator cannot run', () => {
    expect(definition.unsupportedParts).toEqual([]);
  });

  it('has no social provider without secrets (D8)', () => {
    expect(definition.userPool.identityProviders).toEqual([]);
    expect(definition.userPool.domain).toBeUndefined();
  });

  it('authorizes by user pool, and additionally by IAM', () => {
    expect(definition.api.defaultAuthenticationType).toBe('AMAZON_COGNITO_USER_POOLS');
    expect(definition.api.additionalAuthenticationTypes).toEqual(['AWS_IAM']);
  });

  it('lets the profiles’ data source write a commit’s rows, and no other table', () => {
    const [commit, ...others] = propertiesOf('AWS::IAM::Policy').filter(
      ({ PolicyName }) => PolicyName === 'CommitMember',
    );
    expect(others).toEqual([]);
    const arnOf = (model: string) =>
      expect.stringMatching(new RegExp(`^arn:aws:dynamodb:.*:table/${model}-[^/]*$`));
    expect(commit).toMatchObject({
      Roles: [expect.stringContaining('UserProfileIAMRole')],
      PolicyDocument: {
        Statement: [
          {
            Effect: 'Allow',
            Action: ['dynamodb:PutItem', 'dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
            Resource: [arnOf('CompletedTask'), arnOf('UserTaskSelection')],
          },
        ],
      },
    });
    const { functions, resolvers } = definition.api;
    const commitMember = resolvers.find(({ fieldName }) => fieldName === 'commitMember');
    const sources = commitMember?.pipeline.map((id) => functions.get(id)?.dataSource);
    expect(sources).toEqual(['TasksTable', 'UserProfileTable']);
    // Amplify gives each model's role read and write access to its table.
    const roles = propertiesOf('AWS::IAM::Role').map((role) => JSON.stringify(role));
    const ofModel = (model: string) => roles.find((role) => role.includes(`${model}IAMRole`));
    expect(ofModel('Tasks')).toMatch(/"dynamodb:BatchGetItem".*:table\/Tasks-/);
    expect(ofModel('UserProfile')).toMatch(/"dynamodb:UpdateItem".*:table\/UserProfile-/);
  });

  it('has at most ten functions in a pipeline, AppSync’s limit', () => {
    const { resolvers } = definition.api;
    expect(resolvers.filter(({ pipeline }) => pipeline.length > 10)).toEqual([]);
  });

  it('imports no types from other files in JavaScript comments, since AppSync checks them', () => {
    const imports = [...definition.api.functions.values()].flatMap(
      ({ code }) => JSON.stringify(code).match(/import\('[^']+'\)/g) ?? [],
    );
    expect(new Set(imports)).toEqual(new Set(["import('@aws-appsync/utils')"]));
  });

  it('has an index for every query of the app (D19)', () => {
    const indexes = Object.fromEntries(
      definition.tables.map(({ name, indexes: all }) => [
        name.split('-')[0],
        all.map(({ key }) => key.map((field) => field.name).join(' + ')).sort(),
      ]),
    );
    expect(indexes).toEqual({
      UserProfile: [],
      CompletedTask: ['nameofowner + expirationDate', 'profileId', 'taskId'],
      Tasks: ['difficulty + name'],
      UserTaskSelection: ['taskId', 'userId'],
      Library: [],
      ClosedAccount: [],
    });
  });

  it('removes completions and the marks of closed accounts by time to live, and no other rows', () => {
    const all = definition.tables.map(({ name, timeToLive }) => [name.split('-')[0], timeToLive]);
    expect(Object.fromEntries(all.filter(([, timeToLive]) => timeToLive !== undefined))).toEqual({
      CompletedTask: 'timeToLive',
      ClosedAccount: 'removeAfter',
    });
  });

  it.each([
    [
      'UserProfile',
      'id email profileOwner screenname state zip susscore level lastlogin completedTasks selectedTasks',
    ],
    ['CompletedTask', 'id taskId completedDate expirationDate nameofowner associateduser'],
    [
      'Tasks',
      'id name difficulty description score duration earthimpact moneyimpact imagename userSelections',
    ],
    ['UserTaskSelection', 'id userId taskId user task selectionDate'],
    ['Library', 'id name difficulty description weblink score duration imagename'],
  ])('has the model %s with every field of spec §3', (model, fields) => {
    const type = schemaOf(definition).getType(model);
    const names = isObjectType(type) ? Object.keys(type.getFields()) : [];
    const expected = `${fields} createdAt updatedAt`.split(' ');
    expect(names).toEqual(expect.arrayContaining(expected));
  });

  it('keeps the bucket private', () => {
    const block = propertiesOf('AWS::S3::Bucket').flatMap((properties) =>
      'PublicAccessBlockConfiguration' in properties
        ? [properties['PublicAccessBlockConfiguration']]
        : [],
    );
    expect(block).toEqual([
      {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
    ]);
  });

  it('exposes Amplify’s headers to pages, plus the date, which corrects a wrong clock', () => {
    const ExposedHeaders = expect.arrayContaining(['x-amz-request-id', 'ETag', 'Date']);
    const CorsRules = [expect.objectContaining({ AllowedOrigins: ['*'], ExposedHeaders })];
    expect(propertiesOf('AWS::S3::Bucket')).toContainEqual(
      expect.objectContaining({ CorsConfiguration: { CorsRules } }),
    );
  });

  it('reuses the assembly of the same definition', async () => {
    const again = await synthesizeBackend();
    expect(again).toEqual({ assemblyFolder, hash: again.hash, fromCache: true });
  });

  it('matches amplify_outputs.json (update it with npm run outputs)', () => {
    const expected = outputsOf(definition, 'http://localhost:20005', 'localhost:20006');
    const committed = readFileSync(join(projectFolder, 'amplify_outputs.json'), 'utf8');
    expect(committed).toBe(formatOutputs(expected));
  });
});
