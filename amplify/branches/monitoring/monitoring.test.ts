import { App, Stack } from 'aws-cdk-lib';
import { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import { Template } from 'aws-cdk-lib/assertions';
import { AttributeType, Table } from 'aws-cdk-lib/aws-dynamodb';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { raiseAlarms } from './alarms';
import { budgetAlert } from './budget';
import { observeApi } from './observation';

let stack: Stack;
let template: Template;

beforeAll(() => {
  stack = new Stack(new App(), 'Branch');
  const api = new CfnGraphQLApi(stack, 'Api', { name: 'api', authenticationType: 'AWS_IAM' });
  const partitionKey = { name: 'id', type: AttributeType.STRING };
  const tables = { Tasks: new Table(stack, 'TasksTable', { partitionKey }) };
  const fieldErrors = observeApi(api);
  const pool = { userPoolId: 'pool', clientId: 'client' };
  raiseAlarms(stack, { apiId: api.attrApiId, fieldErrors, tables, ...pool });
  template = Template.fromStack(stack);
}, 120_000);

const FilterSchema = v.object({ Properties: v.object({ FilterPattern: v.string() }) });

/** Whether the deployed filter counts a line of the log, as CloudWatch documents its patterns. */
function isCounted(line: { errors?: string[] }): boolean {
  const [filter] = Object.values(template.findResources('AWS::Logs::MetricFilter'));
  const pattern = v.parse(FilterSchema, filter).Properties.FilterPattern;
  const conditions = [...pattern.matchAll(/\(\$\.errors\[0\] (!?=) "([^"]*)"\)/g)];
  expect(pattern.length).toBeLessThan(1024);
  expect(`{ ${conditions.map(([all]) => all).join(' && ')} }`).toBe(pattern);
  return conditions.every(([, operator, text = '']) => {
    const expected = new RegExp(`^${text.replaceAll('*', '.*')}$`);
    const matches = line.errors?.[0] !== undefined && expected.test(line.errors[0]);
    return operator === '=' ? matches : !matches;
  });
}

describe('The count of unexpected errors', () => {
  it.each([
    "Value for field '$[operation]' not found.",
    'Unable to convert {"a": } to Object.',
    'Template transformation yielded an empty response.',
    'The level of configured provisioned throughput for the table was exceeded. (Service: DynamoDb, Status Code: 400)',
    'Internal server error (Service: DynamoDb, Status Code: 500)',
    'java.lang.UnsupportedOperationException',
  ])('includes: %s', (error) => {
    expect(isCounted({ errors: [error] })).toBe(true);
  });

  it.each([
    'The conditional request failed (Service: DynamoDb, Status Code: 400, Request ID: A)',
    'Unauthorized on [owner]',
    'Not Authorized to access createTasks on type Mutation',
    'This account is closed',
    'This task is no longer available',
    'A score must not be negative',
    'An estimate must be 0.001 or more',
    'carbonKg and carbonSource belong together',
  ])('leaves out what is part of normal life: %s', (error) => {
    expect(isCounted({ errors: [error] })).toBe(false);
  });

  it('leaves out lines without an error', () => {
    expect([isCounted({}), isCounted({ errors: [] })]).toEqual([false, false]);
  });
});

const AlarmSchema = v.object({
  Properties: v.object({
    Threshold: v.number(),
    TreatMissingData: v.literal('notBreaching'),
    ComparisonOperator: v.literal('GreaterThanOrEqualToThreshold'),
    AlarmActions: v.tuple([v.unknown()]),
    Metrics: v.array(
      v.object({
        Expression: v.optional(v.string()),
        Id: v.string(),
        MetricStat: v.optional(
          v.object({ Metric: v.object({ MetricName: v.unknown() }), Stat: v.string() }),
        ),
      }),
    ),
  }),
});

/** Whether an alarm fires when a metric has this sum within five minutes and no other has any value. */
function fires(name: string, metric: RegExp, sum: number): boolean {
  const found = Object.entries(template.findResources('AWS::CloudWatch::Alarm')).find(
    ([id]) => id.slice(0, -8) === name,
  );
  const { Metrics, Threshold } = v.parse(AlarmSchema, found?.[1]).Properties;
  const total = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? '';
  const values = Metrics.filter(
    ({ Id, MetricStat }) =>
      total.includes(`FILL(${Id}, 0)`) &&
      metric.test(JSON.stringify(MetricStat?.Metric.MetricName ?? '')),
  );
  expect(total).toMatch(/^FILL\(m0, 0\)( \+ FILL\(m\d+, 0\))*$/);
  return values.length > 0 && sum >= Threshold;
}

it.each([
  ['ApiErrors', 'templates that fail', /UnexpectedErrors/, 5],
  ['ApiErrors', 'an unavailable AppSync', /5XXError/, 5],
  ['TableReadThrottles', 'a refused read of a table', /ReadThrottleEvents/, 1],
  ['TableWriteThrottles', 'a refused write of a table', /WriteThrottleEvents/, 1],
  ['IndexReadThrottles', 'a refused read of an index', /ReadThrottleEvents/, 1],
  ['IndexWriteThrottles', 'a refused write of an index', /WriteThrottleEvents/, 1],
  ['SignInThrottles', 'a refused sign-in', /SignInThrottles/, 1],
  ['SignInThrottles', 'a refused renewal', /TokenRefreshThrottles/, 1],
])('%s is raised by %s, and not before', (name, _, metric, times) => {
  expect(fires(name, metric, times)).toBe(true);
  expect(fires(name, metric, times - 1)).toBe(false);
});

it('FailedSignIns counts attempts that did not succeed', () => {
  const alarms = template.findResources('AWS::CloudWatch::Alarm', {
    Properties: {
      Threshold: 100,
      Metrics: [
        { Expression: 'attempts - successes' },
        { Id: 'attempts', MetricStat: { Stat: 'SampleCount' } },
        { Id: 'successes', MetricStat: { Stat: 'Sum' } },
      ],
    },
  });
  expect(Object.keys(alarms)).toHaveLength(1);
});

describe('A budget', () => {
  const env = { VERDURE_MONTHLY_BUDGET: '25', VERDURE_ALARM_EMAIL: 'ops@example.com' };
  const budgets = (variables: Record<string, string>) => {
    const one = new Stack(new App(), 'Budgets');
    budgetAlert(one, variables);
    return Template.fromStack(one).findResources('AWS::Budgets::Budget');
  };

  it('mails at 80 % spent and 100 % forecast', () => {
    const text = JSON.stringify(budgets(env));
    expect(text).toContain('{"Amount":25,"Unit":"USD"}');
    expect(text.match(/"Threshold":\d+/g)).toEqual(['"Threshold":80', '"Threshold":100']);
  });

  it('is made only on request, and only where someone is told', () => {
    const none = new Stack(new App(), 'None');
    budgetAlert(none, { VERDURE_ALARM_EMAIL: 'ops@example.com' });
    expect(none.node.children).toEqual([]);
    expect(() => budgets({ ...env, VERDURE_MONTHLY_BUDGET: '$25' })).toThrow('Give dollars');
    expect(() => budgets({ ...env, VERDURE_ALARM_EMAIL: '' })).toThrow('VERDURE_ALARM_EMAIL');
  });
});
