import { describe, expect, it } from 'vitest';
import { Buckets } from './buckets';
import { deployStack } from './deployed-stack';
import { Unsupported } from './unsupported';

const url = 'https://s3.us-east-1.amazonaws.com/assets/root.json';

/** Deploys a root template whose only nested one has `nested`. */
function deploy(nested: object, outputs: object = {}) {
  const buckets = new Buckets(new Unsupported());
  const put = (key: string, template: object): void =>
    buckets.put('assets', key, Buffer.from(JSON.stringify(template)));
  put('nested.json', nested);
  put('root.json', {
    Metadata: { 'AWS::Amplify::Auth': { version: '1', stackOutputs: [] } },
    Resources: {
      auth: {
        Type: 'AWS::CloudFormation::Stack',
        Properties: { TemplateURL: 'https://s3.us-east-1.amazonaws.com/assets/nested.json' },
      },
    },
    Outputs: outputs,
  });
  return deployStack(url, buckets);
}

const topic = { Type: 'AWS::SNS::Topic', Properties: {} };
const named = (value: unknown) => ({ ...topic, Properties: { DisplayName: value } });

describe('a stack that the stand-in deploys', () => {
  it('has the resources and outputs of its nested stacks', () => {
    const stack = deploy(
      { Resources: { topic }, Outputs: { Name: { Value: { Ref: 'topic' } } } },
      { topicName: { Value: { 'Fn::GetAtt': ['auth', 'Outputs.Name'] } } },
    );
    expect(stack.resources.map(({ path }) => path)).toEqual(['auth/topic']);
    expect(stack.outputs).toEqual({ topicName: 'topic' });
    expect(stack.metadata).toHaveProperty('AWS::Amplify::Auth');
  });

  it('fails if a template refers to a resource or an output that is not there', () => {
    expect(() => deploy({ Resources: { topic: named({ Ref: 'other' }) } })).toThrow(
      'no resource other',
    );
    const output = { Value: { 'Fn::GetAtt': ['auth', 'Outputs.Name'] } };
    expect(() => deploy({ Resources: { topic } }, { output })).toThrow('no output Name');
  });

  it('fails if a file was not uploaded', () => {
    const code = { S3Bucket: 'assets', S3Key: 'code.zip' };
    const run = { Type: 'AWS::Lambda::Function', Properties: { Code: code } };
    expect(() => deploy({ Resources: { run } })).toThrow('no object s3://assets/code.zip');
  });
});
