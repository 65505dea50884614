import type { Resource } from 'amplify-emulator/project';
import { silentLog, startServer } from 'amplify-emulator/backend';
import * as v from 'valibot';
import { afterEach, expect, it } from 'vitest';
import { codeEmail } from '../../../amplify/auth/code-email';
import { alarmNames } from '../../../amplify/branches/monitoring/alarm-names';
import { Descriptions } from '../../rehearse/stand-in/descriptions';
import { Unsupported } from '../../rehearse/stand-in/unsupported';
import { runChecks } from '../check';
import { backend, operator } from '../testing/backend-on-aws';
import { operations } from './operations';

const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const resource = (type: string, physicalId: string, properties = {}): Resource => ({
  path: physicalId,
  logicalId: physicalId,
  type,
  physicalId,
  arn: '',
  properties,
  unresolved: [],
});
const tableOf = (name: string, changes = {}) =>
  resource('Custom::AmplifyDynamoDBTable', name, {
    deletionProtectionEnabled: true,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    ...changes,
  });
const alarm = (name: string, watched: string) =>
  resource('AWS::CloudWatch::Alarm', `amplify-app-${name}1A2B-XYZ`, { Metrics: [{ watched }] });
const log = (RetentionInDays?: number) =>
  resource('AWS::Logs::LogGroup', 'log', {
    LogGroupName: '/aws/appsync/apis/api',
    RetentionInDays,
  });
const pool = (changes = {}) =>
  resource('AWS::Cognito::UserPool', 'us-east-1_pool', {
    DeletionProtection: 'ACTIVE',
    EmailConfiguration: { EmailSendingAccount: 'DEVELOPER', From: 'no-reply@example.com' },
    VerificationMessageTemplate: {
      EmailSubject: codeEmail.verificationEmailSubject,
      EmailMessage: codeEmail.verificationEmailBody(() => '{####}'),
    },
    ...changes,
  });

/** A correctly protected branch, next to one that protects nothing. */
const right = {
  api: resource('AWS::AppSync::GraphQLApi', 'api'),
  pool: pool(),
  log: log(30),
  tasks: tableOf('Tasks-api-NONE'),
  links: tableOf('Library-api-NONE'),
  ...Object.fromEntries(alarmNames.map((name) => [name, alarm(name, 'api')])),
  otherApi: resource('AWS::AppSync::GraphQLApi', 'other'),
  otherTasks: resource('Custom::AmplifyDynamoDBTable', 'Tasks-other-NONE'),
};

type States = Partial<Record<(typeof alarmNames)[number], string>>;

const Members = v.record(v.string(), v.unknown());

/** AWS's own paging, and states of alarms, in front of the stand-in's responses. */
class Paged extends Descriptions {
  constructor(
    resources: readonly Resource[],
    private readonly states: States = {},
  ) {
    super(() => resources, new Unsupported());
  }

  override async handle(request: Parameters<Descriptions['handle']>[0]) {
    const response = await super.handle(request);
    const answer = v.parse(
      Members,
      JSON.parse(typeof response.body === 'string' ? response.body : '{}'),
    );
    const { ExclusiveStartTableName: start, NextToken } =
      request.method === 'GET'
        ? { ExclusiveStartTableName: undefined, NextToken: request.query.get('nextToken') }
        : v.parse(Members, JSON.parse(request.body.toString('utf8')));
    const pages = {
      TableNames: ['LastEvaluatedTableName', start],
      MetricAlarms: ['NextToken', NextToken],
      graphqlApis: ['nextToken', NextToken],
    } as const;
    for (const [list, [token, given]] of Object.entries(pages)) {
      const all = answer[list];
      if (!Array.isArray(all)) continue;
      const at = Number(given ?? 0);
      Object.assign(answer, {
        [list]: all.slice(at, at + 1).map((one: unknown) => this.#inState(one)),
        ...(at + 1 < all.length && { [token]: String(at + 1) }),
      });
    }
    return { ...response, body: JSON.stringify(answer) };
  }

  #inState(one: unknown): unknown {
    const text = JSON.stringify(one);
    const found = Object.entries(this.states).find(([name]) => text.includes(`-${name}1A2B`));
    return found ? JSON.parse(text.replace('"OK"', `"${found[1]}"`)) : one;
  }
}

async function failures(
  changes: Partial<Record<string, Resource>>,
  states?: States,
  sender?: string,
) {
  const resources = Object.values({ ...right, ...changes }).filter((one) => one !== undefined);
  const services = [new Paged(resources, states)];
  const server = await startServer({ port: 0, log: silentLog, services: () => services });
  stops.push(() => server.close());
  const group = operations({ backend, sender }, operator, `http://127.0.0.1:${server.port}`);
  const results = await runChecks([group], () => {});
  return results
    .filter(({ outcome }) => outcome !== 'passed')
    .map(({ name, seen }) => `${name}: ${seen}`);
}

it('A protected branch passes, whatever else is in the account, and however many pages AWS returns', async () => {
  expect(await failures({})).toEqual([]);
  expect(await failures({}, {}, 'no-reply@example.com')).toEqual([]);
});

it.each<[string, Partial<Record<string, Resource>>, string]>([
  [
    'a table can’t be restored',
    { links: tableOf('Library-api-NONE', { pointInTimeRecoverySpecification: undefined }) },
    'point-in-time recovery of the tables: off for Library-api-NONE',
  ],
  [
    'a table can be deleted',
    { tasks: tableOf('Tasks-api-NONE', { deletionProtectionEnabled: false }) },
    'deletion protection of the tables: off for Tasks-api-NONE',
  ],
  [
    'the user pool can be deleted',
    { pool: pool({ DeletionProtection: 'INACTIVE' }) },
    'deletion protection of the user pool: INACTIVE',
  ],
  [
    'Cognito sends the mails',
    { pool: pool({ EmailConfiguration: {} }) },
    'the sender of mails: Cognito itself, at most 50 mails a day',
  ],
  [
    'mails have Cognito’s own words',
    { pool: pool({ VerificationMessageTemplate: {} }) },
    "the words of mails with a code: '', with other words",
  ],
  ['the log is kept forever', { log: log() }, 'retention of the API’s log: endless days'],
  ['there is no log', { log: undefined }, 'retention of the API’s log: no log'],
  [
    'an alarm is missing, though another branch has it',
    { IndexReadThrottles: alarm('IndexReadThrottles', 'other') },
    'alarms: missing: IndexReadThrottles',
  ],
])('It fails if %s', async (_, changes, failure) => {
  expect(await failures(changes)).toEqual([failure]);
});

it('It fails if an alarm is raised, or has no data', async () => {
  expect(
    await failures({}, { ApiErrors: 'ALARM', TableReadThrottles: 'INSUFFICIENT_DATA' }),
  ).toEqual(['alarms: raised: ApiErrors; no data: TableReadThrottles']);
});

it('It fails if mails come from another address than the caller’s', async () => {
  expect(await failures({}, {}, 'post@example.com')).toEqual([
    'the sender of mails: no-reply@example.com, verified, with production access',
  ]);
});

it('It says that the API is another account’s instead of looking at other tables', async () => {
  const seen = await failures({ api: undefined });
  expect(seen).toContain(
    `point-in-time recovery of the tables: None of this account’s 1 APIs is ${backend.graphqlUrl}: another account?`,
  );
});
