import { expect, it } from 'vitest';
import type { Resource } from 'amplify-emulator/project';
import { lossesOf } from './replacements';

const resource = (
  logicalId: string,
  type: string,
  properties: Record<string, unknown>,
): Resource => ({
  path: `data/${logicalId}`,
  logicalId,
  type,
  physicalId: logicalId,
  arn: '',
  properties,
});

const table = {
  tableName: 'Tasks-api-NONE',
  keySchema: [{ attributeName: 'id', keyType: 'HASH' }],
  attributeDefinitions: [{ attributeName: 'id', attributeType: 'S' }],
};
const tasks = (changes = {}) =>
  resource('TasksTable', 'Custom::AmplifyDynamoDBTable', { ...table, ...changes });
const pool = (UsernameAttributes: string[]) =>
  resource('UserPool', 'AWS::Cognito::UserPool', { UsernameAttributes, Policies: {} });
const bucket = (properties = {}) => resource('Pictures', 'AWS::S3::Bucket', properties);
const before = [tasks(), pool(['email']), bucket()];

it('An update that adds an index, a policy or a rule loses nothing', () => {
  const withIndex = tasks({
    attributeDefinitions: [
      ...table.attributeDefinitions,
      { attributeName: 'name', attributeType: 'S' },
    ],
    globalSecondaryIndexes: [{ indexName: 'byName' }],
  });
  const more = resource('LinksTable', 'Custom::AmplifyDynamoDBTable', table);
  const versioned = bucket({ VersioningConfiguration: { Status: 'Enabled' } });
  expect(lossesOf(before, [withIndex, pool(['email']), versioned, more])).toEqual([]);
});

it.each<[string, Resource[]]>([
  [
    'TasksTable (Custom::AmplifyDynamoDBTable) would be replaced: its keySchema changes.',
    [tasks({ keySchema: [{ attributeName: 'name', keyType: 'HASH' }] }), pool(['email']), bucket()],
  ],
  [
    'TasksTable (Custom::AmplifyDynamoDBTable) would be replaced: its attributeDefinitions.id changes.',
    [
      tasks({ attributeDefinitions: [{ attributeName: 'id', attributeType: 'N' }] }),
      pool(['email']),
      bucket(),
    ],
  ],
  [
    'UserPool (AWS::Cognito::UserPool) would be replaced: its UsernameAttributes changes.',
    [tasks(), pool(['phone_number']), bucket()],
  ],
  [
    'TasksTable (Custom::AmplifyDynamoDBTable) would be replaced: it moves from data/TasksTable to data/other/TasksTable.',
    [{ ...tasks(), path: 'data/other/TasksTable' }, pool(['email']), bucket()],
  ],
  ['Pictures (AWS::S3::Bucket) would be deleted.', [tasks(), pool(['email'])]],
])('A loss is named: %s', (loss, after) => {
  expect(lossesOf(before, after)).toEqual([loss]);
});
