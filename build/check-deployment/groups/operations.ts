import * as v from 'valibot';
import { alarmNames } from '../../../amplify/branches/monitoring/alarm-names';
import { AwsApi } from '../aws/aws-api';
import { alarmsOf, apiIdOf, tablesOf } from '../aws/branch-resources';
import { type Check, type Group, NotChecked } from '../check';
import type { Backend, Deployment } from '../deployment';
import type { Credentials } from '../people';
import { codeEmailOf, mailsBy } from './mails';

const PROTECT = 'Name the branch in VERDURE_PROTECTED_BRANCHES, and deploy the backend again.';
const ALARMS =
  'Missing: name the branch in VERDURE_PROTECTED_BRANCHES and deploy. Raised: see docs/operating.md#the-alarms. ' +
  'No data: wait five minutes after a deployment; if it stays so, the alarm sees nothing: tell the maintainers.';
const RETENTION_DAYS = 30;

const Backups = v.object({
  ContinuousBackupsDescription: v.object({
    PointInTimeRecoveryDescription: v.object({ PointInTimeRecoveryStatus: v.string() }),
  }),
});
const Table = v.object({
  Table: v.object({ DeletionProtectionEnabled: v.optional(v.boolean(), false) }),
});
const Logs = v.object({
  logGroups: v.array(
    v.object({ logGroupName: v.string(), retentionInDays: v.optional(v.number()) }),
  ),
});
const Pool = v.object({
  UserPool: v.looseObject({ DeletionProtection: v.optional(v.string(), 'INACTIVE') }),
});

/**
 * What protects and watches a branch, as AWS describes it to an operator. `sender` is who mails should come from;
 * `endpoint` stands in for AWS.
 */
export function operations(
  { backend, sender }: Pick<Deployment, 'backend' | 'sender'>,
  operator: Credentials | undefined,
  endpoint = process.env['AWS_ENDPOINT_URL'],
): Group {
  const guarded = (check: Omit<Check, 'look'> & { look: (aws: AwsApi) => Promise<string> }) => ({
    ...check,
    look: async () => {
      if (backend.emulator !== undefined) return new NotChecked('the emulator has none');
      if (!operator) return new NotChecked('no AWS credentials');
      return check.look(new AwsApi(backend.region, operator, endpoint));
    },
  });
  return {
    title: 'operations',
    checks: [
      guarded({
        name: 'point-in-time recovery of the tables',
        expected: 'on',
        todo: PROTECT,
        look: (aws) =>
          offOf(aws, backend, async (TableName) => {
            const answer = await aws.call('dynamodb', 'DescribeContinuousBackups', { TableName });
            const { PointInTimeRecoveryDescription: recovery } = v.parse(
              Backups,
              answer,
            ).ContinuousBackupsDescription;
            return recovery.PointInTimeRecoveryStatus === 'ENABLED';
          }),
      }),
      guarded({
        name: 'deletion protection of the tables',
        expected: 'on',
        todo: PROTECT,
        look: (aws) =>
          offOf(aws, backend, async (TableName) => {
            const answer = await aws.call('dynamodb', 'DescribeTable', { TableName });
            return v.parse(Table, answer).Table.DeletionProtectionEnabled;
          }),
      }),
      guarded({
        name: 'deletion protection of the user pool',
        expected: 'ACTIVE',
        todo: PROTECT,
        look: async (aws) => {
          const input = { UserPoolId: backend.userPoolId };
          const answer = await aws.call('cognito-idp', 'DescribeUserPool', input);
          return v.parse(Pool, answer).UserPool.DeletionProtection;
        },
      }),
      guarded(mailsBy(backend, sender)),
      guarded(codeEmailOf(backend)),
      guarded({
        name: 'retention of the API’s log',
        expected: `${RETENTION_DAYS} days`,
        todo: 'No log: deploy again with the branch protected. Other days: someone changed it in CloudWatch.',
        look: async (aws) => {
          const logGroupName = `/aws/appsync/apis/${await apiIdOf(aws, backend)}`;
          const input = { logGroupNamePrefix: logGroupName };
          const { logGroups } = v.parse(Logs, await aws.call('logs', 'DescribeLogGroups', input));
          const own = logGroups.find((group) => group.logGroupName === logGroupName);
          return own ? `${own.retentionInDays ?? 'endless'} days` : 'no log';
        },
      }),
      guarded({
        name: 'alarms',
        expected: 'all there and OK',
        todo: ALARMS,
        look: async (aws) => stateOf(await alarmsOf(aws, backend)),
      }),
    ],
  };
}

async function offOf(
  aws: AwsApi,
  backend: Backend,
  isOn: (name: string) => Promise<boolean>,
): Promise<string> {
  const names = await tablesOf(aws, backend);
  const on = await Promise.all(names.map(isOn));
  const off = names.filter((_, at) => !on[at]);
  return off.length === 0 ? 'on' : `off for ${off.join(', ')}`;
}

/** CloudFormation's names of alarms contain ours. */
function stateOf(alarms: readonly { AlarmName: string; StateValue: string }[]): string {
  const named = alarmNames.map((name) => ({
    name,
    state: alarms.find(({ AlarmName }) => AlarmName.includes(name))?.StateValue ?? 'missing',
  }));
  const states = { missing: 'missing', ALARM: 'raised', INSUFFICIENT_DATA: 'no data' };
  const wrong = Object.entries(states).flatMap(([state, words]) => {
    const names = named.filter((one) => one.state === state).map(({ name }) => name);
    return names.length > 0 ? [`${words}: ${names.join(', ')}`] : [];
  });
  return wrong.length === 0 ? 'all there and OK' : wrong.join('; ');
}
