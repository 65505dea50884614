import {
  CognitoIdentityProviderClient,
  DescribeUserPoolCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import * as v from 'valibot';
import { type Check, type Group, NotChecked } from '../check';
import type { Deployment } from '../deployment';
import type { Credentials } from '../people';
import { signedFetch } from '../signed-fetch';

const PROTECT = 'Name the branch in VERDURE_PROTECTED_BRANCHES, and deploy the backend again.';
const services = {
  dynamodb: { target: 'DynamoDB_20120810', host: 'dynamodb', version: '1.0' },
  logs: { target: 'Logs_20140328', host: 'logs', version: '1.1' },
  monitoring: { target: 'GraniteServiceVersion20100801', host: 'monitoring', version: '1.0' },
} as const;

const Tables = v.object({ TableNames: v.array(v.string()) });
const Backups = v.object({
  ContinuousBackupsDescription: v.object({
    PointInTimeRecoveryDescription: v.object({ PointInTimeRecoveryStatus: v.string() }),
  }),
});
const Table = v.object({
  Table: v.object({ DeletionProtectionEnabled: v.optional(v.boolean(), false) }),
});
const Logs = v.object({
  logGroups: v.array(v.object({ retentionInDays: v.optional(v.number()) })),
});
const Alarms = v.object({
  MetricAlarms: v.array(v.object({ AlarmName: v.string(), StateValue: v.string() })),
});

/** What protects and watches a branch, as AWS describes it to an operator. */
export function operations({ backend }: Deployment, operator: Credentials | undefined): Group {
  const { region, userPoolId, emulator } = backend;
  const call = async (service: keyof typeof services, action: string, input: object) => {
    const { target, host, version } = services[service];
    if (!operator) throw new Error('no AWS credentials');
    const response = await signedFetch(`https://${host}.${region}.amazonaws.com/`, {
      service,
      region,
      credentials: operator,
      body: JSON.stringify(input),
      headers: {
        'content-type': `application/x-amz-json-${version}`,
        'x-amz-target': `${target}.${action}`,
      },
    });
    return (await response.json()) as unknown;
  };
  const tables = async () => {
    const { TableNames } = v.parse(Tables, await call('dynamodb', 'ListTables', {}));
    const own = TableNames.filter((name) => /^Tasks-.*-NONE$/.test(name));
    if (own.length !== 1) throw new Error(`${own.length} backends in this account and region`);
    const suffix = own[0]?.slice('Tasks'.length) ?? '';
    return TableNames.filter((name) => name.endsWith(suffix));
  };
  const offOf = async (isOn: (name: string) => Promise<boolean>) => {
    const names = await tables();
    const on = await Promise.all(names.map(isOn));
    const off = names.filter((_, at) => !on[at]);
    return off.length === 0 ? 'on' : `off for ${off.join(', ')}`;
  };
  const checks: Omit<Check, 'todo'>[] = [
    {
      name: 'point-in-time recovery of the tables',
      expected: 'on',
      look: () =>
        offOf(async (TableName) => {
          const answer = await call('dynamodb', 'DescribeContinuousBackups', { TableName });
          const { PointInTimeRecoveryDescription: pitr } = v.parse(
            Backups,
            answer,
          ).ContinuousBackupsDescription;
          return pitr.PointInTimeRecoveryStatus === 'ENABLED';
        }),
    },
    {
      name: 'deletion protection of the tables',
      expected: 'on',
      look: () =>
        offOf(async (TableName) => {
          const answer = await call('dynamodb', 'DescribeTable', { TableName });
          return v.parse(Table, answer).Table.DeletionProtectionEnabled;
        }),
    },
    {
      name: 'deletion protection of the user pool, mails by SES',
      expected: 'ACTIVE, DEVELOPER',
      look: async () => {
        const client = new CognitoIdentityProviderClient({
          region,
          ...(operator && { credentials: operator }),
        });
        const { UserPool: pool } = await client.send(
          new DescribeUserPoolCommand({ UserPoolId: userPoolId }),
        );
        return `${pool?.DeletionProtection}, ${pool?.EmailConfiguration?.EmailSendingAccount}`;
      },
    },
    {
      name: 'retention of the API’s log',
      expected: '30 days',
      look: async () => {
        const Tasks = (await tables()).find((name) => name.startsWith('Tasks-')) ?? '';
        const apiId = Tasks.slice('Tasks-'.length, -'-NONE'.length);
        const input = { logGroupNamePrefix: `/aws/appsync/apis/${apiId}` };
        const { logGroups } = v.parse(Logs, await call('logs', 'DescribeLogGroups', input));
        return `${logGroups[0]?.retentionInDays ?? 'no'} days`;
      },
    },
    {
      name: 'alarms',
      expected: 'there, none raised',
      look: async () => {
        const answer = await call('monitoring', 'DescribeAlarms', { MaxRecords: 100 });
        const ours = v
          .parse(Alarms, answer)
          .MetricAlarms.filter(({ AlarmName }) => AlarmName.includes('ApiErrors'));
        const raised = ours.filter(({ StateValue }) => StateValue === 'ALARM');
        if (ours.length === 0) return 'none';
        return raised.length === 0 ? 'there, none raised' : `${raised.length} raised`;
      },
    },
  ];
  return {
    title: 'operations',
    checks: checks.map((check) => ({
      ...check,
      todo: PROTECT,
      look: async () => {
        if (emulator !== undefined) return new NotChecked('the emulator has none');
        return operator ? check.look() : new NotChecked('no AWS credentials');
      },
    })),
  };
}
