import { expect, it } from 'vitest';
import { lossesOf } from '../replacements';
import { Buckets } from './buckets';
import { CloudFormation } from './cloudformation';
import { Unsupported } from './unsupported';

const StackName = 'amplify-verdure-main';

/** Returns CloudFormation, and what deploys a template to a stack: first by making it, then by updating it. */
function deployments() {
  const buckets = new Buckets(new Unsupported());
  const cloudFormation = new CloudFormation(buckets);
  const call = (action: string, values: Record<string, string> = {}) =>
    cloudFormation.actions[action]?.(new URLSearchParams({ StackName, ...values }));
  const deploy = (action: string, Resources: object) => {
    buckets.put('assets', 'root.json', Buffer.from(JSON.stringify({ Resources })));
    return call(action, { TemplateURL: 'https://s3.us-east-1.amazonaws.com/assets/root.json' });
  };
  return { cloudFormation, call, deploy };
}

const table = (key: string) => ({
  Type: 'Custom::AmplifyDynamoDBTable',
  Properties: {
    tableName: 'Tasks-api-NONE',
    keySchema: [{ attributeName: key, keyType: 'HASH' }],
    attributeDefinitions: [{ attributeName: key, attributeType: 'S' }],
  },
});
const topic = { Type: 'AWS::SNS::Topic', Properties: {} };
const statusIn = (answer: object | undefined) =>
  /"StackStatus":"(\w+)"/.exec(JSON.stringify(answer))?.[1];

it('An update keeps the stack, and what it changed can be compared', () => {
  const { cloudFormation, call, deploy } = deployments();
  const made = deploy('CreateStack', { TasksTable: table('id') });
  expect(statusIn(call('DescribeStacks'))).toBe('CREATE_COMPLETE');
  expect(deploy('UpdateStack', { TasksTable: table('id'), topic })).toEqual(made);
  expect(statusIn(call('DescribeStacks'))).toBe('UPDATE_COMPLETE');

  expect(JSON.stringify(call('GetTemplate'))).toContain('AWS::SNS::Topic');
  expect(cloudFormation.deployed).toHaveLength(1);
  const [update] = cloudFormation.updates;
  expect(update?.before.map(({ logicalId }) => logicalId)).toEqual(['TasksTable']);
  expect(update?.after.map(({ logicalId }) => logicalId)).toEqual(['TasksTable', 'topic']);
});

it.each([
  [
    'replaced',
    { TasksTable: table('name') },
    'TasksTable (Custom::AmplifyDynamoDBTable) would be replaced: its keySchema changes.',
  ],
  ['deleted', { topic }, 'TasksTable (Custom::AmplifyDynamoDBTable) would be deleted.'],
])('A table that an update would have %s is named', (_, Resources, loss) => {
  const { cloudFormation, deploy } = deployments();
  deploy('CreateStack', { TasksTable: table('id') });
  deploy('UpdateStack', Resources);
  expect(cloudFormation.updates.flatMap(({ before, after }) => lossesOf(before, after))).toContain(
    loss,
  );
});

it('An update that fails leaves what stood', () => {
  const { cloudFormation, call, deploy } = deployments();
  deploy('CreateStack', { topic });
  deploy('UpdateStack', { topic: { ...topic, Properties: { DisplayName: { Ref: 'other' } } } });
  expect(statusIn(call('DescribeStacks'))).toBe('UPDATE_ROLLBACK_COMPLETE');
  expect(JSON.stringify(call('DescribeStackEvents'))).toContain('no resource other');
  expect(cloudFormation.updates).toEqual([]);
  expect(cloudFormation.deployed[0]?.resources).toHaveLength(1);
});

it('A stack whose first deployment failed can’t be updated', () => {
  const { deploy } = deployments();
  deploy('CreateStack', { topic: { ...topic, Properties: { DisplayName: { Ref: 'other' } } } });
  expect(() => deploy('UpdateStack', { topic })).toThrow('is in ROLLBACK_COMPLETE state');
});
