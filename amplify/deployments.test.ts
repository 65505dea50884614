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
const retained = { DeletionPolicy: 'Retain', UpdateReplacePolicy: 'Retain' };
const deleted = { DeletionPolicy: 'Delete', UpdateReplacePolicy: 'Delete' };

describe('the templates of a branch', () => {
  const { ofType } = templatesOf(protectedBranch);

  it('retain every table, with point-in-time recovery', () => {
    expect(ofType('Custom::AmplifyDynamoDBTable')).toHaveLength(6);
    for (const table of ofType('Custom::AmplifyDynamoDBTable')) {
      expect(table).toMatchObject({
        ...retained,
        Properties: {
          deletionProtectionEnabled: true,
          pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
          allowDestructiveGraphqlSchemaUpdates: false,
          replaceTableUponGsiUpdate: false,
        },
      });
    }
  });

  it('leave out the attributes of an existing user pool, since its update would fail', () => {
    expect(ofType('AWS::Cognito::UserPool')[0]?.Properties).not.toHaveProperty('Schema');
  });

  it('disable introspection', () => {
    expect(ofType('AWS::AppSync::GraphQLApi')).toMatchObject([
      { Properties: { IntrospectionConfig: 'DISABLED' } },
    ]);
  });

  it('retain the user pool', () => {
    expect(ofType('AWS::Cognito::UserPool')).toMatchObject([
      { ...retained, Properties: { DeletionProtection: 'ACTIVE' } },
    ]);
  });

  it('log without members’ content, for a month, and trace some requests', () => {
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

  it('alarm on throttled reads and writes of every table and index', () => {
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

  it('email alarms to the configured address', () => {
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

  it('email that address when the budget is nearly spent, or forecast to be exceeded', () => {
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

  it('redirect social sign-in only to the branch, not to localhost', () => {
    const clients = ofType('AWS::Cognito::UserPoolClient').map(({ Properties }) => Properties);
    expect(clients).toMatchObject([
      {
        CallbackURLs: ['https://live-new-home.verdure.amplifyapp.com/login'],
        LogoutURLs: ['https://live-new-home.verdure.amplifyapp.com/'],
      },
    ]);
  });

  it('offer every configured social provider, on the classic hosted pages of the Lite tier', () => {
    const providers = ofType('AWS::Cognito::UserPoolIdentityProvider').map(
      ({ Properties }) => Properties,
    );
    const types = ['Facebook', 'Google', 'LoginWithAmazon', 'SignInWithApple'];
    expect(providers.map((provider) => String(provider['ProviderType'])).sort()).toEqual(types);
    // Otherwise Cognito treats an address that Google has verified as unverified.
    expect(providers.find((provider) => provider['ProviderType'] === 'Google')).toMatchObject({
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

  it('retain the pictures, with old versions to restore', () => {
    const bucket = ofType('AWS::S3::Bucket').find(({ Properties }) =>
      JSON.stringify(Properties).includes('"taskPictures"'),
    );
    expect(bucket).toMatchObject({
      ...retained,
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

describe('the templates of a disposable branch', () => {
  const { ofType } = templatesOf({ ...owner, branch: 'feature/leaf' });

  it('pay for no log, trace or alarm', () => {
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

  it('retain nothing after deletion', () => {
    const stores = [
      ...ofType('Custom::AmplifyDynamoDBTable'),
      ...ofType('AWS::Cognito::UserPool'),
      ...ofType('AWS::S3::Bucket'),
    ];
    expect(stores.length).toBeGreaterThanOrEqual(7);
    for (const store of stores) {
      expect(store).toMatchObject(deleted);
      expect(store.Properties).not.toHaveProperty('DeletionProtection', 'ACTIVE');
      expect(store.Properties).not.toHaveProperty('deletionProtectionEnabled', true);
    }
    expect(JSON.stringify(ofType('Custom::S3AutoDeleteObjects'))).toContain('taskPictures');
  });
});
