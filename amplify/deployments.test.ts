import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { owner, protectedBranch, templatesOf } from './testing/templates';

const withIndexes = v.pipe(
  v.object({
    globalSecondaryIndexes: v.optional(v.array(v.object({ indexName: v.string() })), []),
  }),
  v.transform(({ globalSecondaryIndexes }) => globalSecondaryIndexes),
);

const projectFolder = fileURLToPath(new URL('..', import.meta.url));
const kept = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' };
const deleted = { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' };

describe('the templates of a branch', () => {
  const { ofType } = templatesOf(protectedBranch);

  it('keep every table, restorable, whatever happens to the stack or the schema', () => {
    expect(ofType('Custom::AmplifyDynamoDBTable')).toHaveLength(6);
    for (const table of ofType('Custom::AmplifyDynamoDBTable')) {
      expect(table).toMatchObject({
        ...kept,
        Properties: {
          deletionProtectionEnabled: true,
          pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
          allowDestructiveGraphqlSchemaUpdates: false,
          replaceTableUponGsiUpdate: false,
        },
      });
    }
  });

  it('name no attribute of a user pool that exists, as its update would fail', () => {
    expect(ofType('AWS::Cognito::UserPool')[0]?.Properties).not.toHaveProperty('Schema');
  });

  it('refuse introspection', () => {
    expect(ofType('AWS::AppSync::GraphQLApi')).toMatchObject([
      { Properties: { IntrospectionConfig: 'DISABLED' } },
    ]);
  });

  it('keep the user pool', () => {
    expect(ofType('AWS::Cognito::UserPool')).toMatchObject([
      { ...kept, Properties: { DeletionProtection: 'ACTIVE' } },
    ]);
  });

  it('log without what members wrote, for a month that AppSync can’t undo, and trace some requests', () => {
    expect(ofType('AWS::AppSync::GraphQLApi')).toMatchObject([
      {
        Properties: {
          LogConfig: { FieldLogLevel: 'ERROR', ExcludeVerboseContent: true },
          XrayEnabled: true,
        },
      },
    ]);
    expect(ofType('AWS::Logs::LogGroup')).toMatchObject([{ Properties: { RetentionInDays: 30 } }]);
    expect(JSON.stringify(ofType('AWS::IAM::Policy'))).not.toContain('logs:CreateLogGroup');
    const [rule] = ofType('AWS::XRay::SamplingRule');
    expect(rule?.Properties).toMatchObject({
      SamplingRule: { FixedRate: 0.005, ReservoirSize: 0 },
    });
  });

  it('watch every table and every index for refused reads and writes', () => {
    const watched = JSON.stringify(ofType('AWS::CloudWatch::Alarm'));
    const tables = ofType('Custom::AmplifyDynamoDBTable');
    const indexes = tables.flatMap(({ Properties }) => v.parse(withIndexes, Properties));
    for (const { indexName } of indexes) {
      expect(watched.split(`"${indexName}"`)).toHaveLength(3);
    }
    const count = (metric: string) => watched.split(`"MetricName":"${metric}"`).length - 1;
    expect(count('ReadThrottleEvents')).toBe(tables.length + indexes.length);
    expect(count('WriteThrottleEvents')).toBe(tables.length + indexes.length);
  });

  it('have the alarms that docs/deploying.md explains', () => {
    const guide = readFileSync(join(projectFolder, 'docs', 'deploying.md'), 'utf8');
    const explained = [...guide.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
    // The CDK appends eight digits of a hash.
    const names = ofType('AWS::CloudWatch::Alarm').map(({ logicalId }) => logicalId.slice(0, -8));
    expect(names.sort()).toEqual(explained.sort());
  });

  it('mail alarms to the configured address', () => {
    const [topic, ...otherTopics] = ofType('AWS::SNS::Topic');
    expect(otherTopics).toEqual([]);
    const reference = { Ref: topic?.logicalId };
    expect(ofType('AWS::SNS::Subscription').map(({ Properties }) => Properties)).toEqual([
      { Protocol: 'email', Endpoint: 'ops@example.com', TopicArn: reference },
    ]);
    const actions = ofType('AWS::CloudWatch::Alarm').map(
      (alarm) => alarm.Properties['AlarmActions'],
    );
    expect(actions.length).toBeGreaterThan(5);
    for (const action of actions) expect(action).toEqual([reference]);
  });

  it('mail that address when the configured budget is nearly spent, or will be exceeded', () => {
    const subscribers = [{ SubscriptionType: 'EMAIL', Address: 'ops@example.com' }];
    const notification = (NotificationType: string, Threshold: number) => ({
      Notification: { NotificationType, Threshold, ThresholdType: 'PERCENTAGE' },
      Subscribers: subscribers,
    });
    expect(ofType('AWS::Budgets::Budget')).toMatchObject([
      {
        Properties: {
          Budget: {
            BudgetType: 'COST',
            TimeUnit: 'MONTHLY',
            BudgetLimit: { Amount: 25, Unit: 'USD' },
          },
          NotificationsWithSubscribers: [
            notification('ACTUAL', 80),
            notification('FORECASTED', 100),
          ],
        },
      },
    ]);
  });

  it('let social sign-in redirect to the branch alone, not to localhost', () => {
    const clients = ofType('AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties);
    expect(clients).toMatchObject([
      {
        CallbackURLs: ['https://live-new-home.verdure.amplifyapp.com/login'],
        LogoutURLs: ['https://live-new-home.verdure.amplifyapp.com/'],
      },
    ]);
  });

  it('offer the social providers that have their secrets, on the classic pages that the Lite tier has', () => {
    const providers = ofType('AWS::Cognito::UserPoolIdentityProvider').map(
      ({ Properties }) => Properties,
    );
    const types = ['Facebook', 'Google', 'LoginWithAmazon', 'SignInWithApple'];
    expect(providers.map((one) => String(one['ProviderType'])).sort()).toEqual(types);
    // Otherwise Cognito treats an address that Google has verified as unverified.
    expect(providers.find((one) => one['ProviderType'] === 'Google')).toMatchObject({
      AttributeMapping: { email_verified: 'email_verified' },
    });
    const [client] = ofType('AWS::Cognito::UserPoolClient');
    expect(client?.Properties['SupportedIdentityProviders']).toHaveLength(5);
    // 2 would be managed login.
    const domains = ofType('AWS::Cognito::UserPoolDomain');
    expect(domains.map(({ Properties }) => Properties['ManagedLoginVersion'] ?? 1)).toEqual([1]);
  });

  it('send emails with SES from the configured address', () => {
    expect(ofType('AWS::Cognito::UserPool')).toMatchObject([
      {
        Properties: {
          EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'no-reply@example.com' },
        },
      },
    ]);
  });

  it('keep the pictures, and can restore them', () => {
    const bucket = ofType('AWS::S3::Bucket').find(({ Properties }) =>
      JSON.stringify(Properties).includes('"taskPictures"'),
    );
    expect(bucket).toMatchObject({
      ...kept,
      Properties: {
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: {
          Rules: [
            {
              NoncurrentVersionExpiration: { NoncurrentDays: 35 },
              ExpiredObjectDeleteMarker: true,
              Status: 'Enabled',
            },
          ],
        },
      },
    });
    const emptied = JSON.stringify(ofType('Custom::S3AutoDeleteObjects'));
    expect(emptied).not.toContain('taskPictures');
  });
});

describe('the templates of a feature branch, as of anything that may be deleted', () => {
  const { ofType } = templatesOf({ ...owner, branch: 'feature/leaf' });

  it('have no log, trace or alarm to pay for', () => {
    expect(ofType('AWS::CloudWatch::Alarm')).toEqual([]);
    expect(ofType('AWS::SNS::Topic')).toEqual([]);
    expect(ofType('AWS::Budgets::Budget')).toEqual([]);
    expect(ofType('AWS::AppSync::GraphQLApi')[0]?.Properties).not.toHaveProperty('LogConfig');
    expect(ofType('AWS::AppSync::GraphQLApi')[0]?.Properties).not.toHaveProperty('XrayEnabled');
  });

  it('let Cognito send emails, since no sender is configured', () => {
    expect(ofType('AWS::Cognito::UserPool')[0]?.Properties).not.toHaveProperty(
      'EmailConfiguration',
    );
  });

  it('leave nothing behind when it is deleted', () => {
    const holders = [
      ...ofType('Custom::AmplifyDynamoDBTable'),
      ...ofType('AWS::Cognito::UserPool'),
      ...ofType('AWS::S3::Bucket'),
    ];
    expect(holders.length).toBeGreaterThanOrEqual(7);
    for (const holder of holders) {
      expect(holder).toMatchObject(deleted);
      expect(holder.Properties).not.toHaveProperty('DeletionProtection', 'ACTIVE');
      expect(holder.Properties).not.toHaveProperty('deletionProtectionEnabled', true);
    }
    expect(JSON.stringify(ofType('Custom::S3AutoDeleteObjects'))).toContain('taskPictures');
  });
});
