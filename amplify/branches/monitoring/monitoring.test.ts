import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { protectedBranch, templatesOf } from '../../testing/templates';
import { budgetAlert } from './budget';
import { isMatch, lineOf } from './testing/log-lines';

const { ofType, assemblyFolder } = templatesOf(protectedBranch);

const FilterSchema = v.object({ FilterPattern: v.string() });

/** The lines that AppSync logs for every request. */
const requestLines = [
  { logType: 'RequestSummary', requestId: 'r', graphQLAPIId: 'a', statusCode: 200, latency: 242 },
  {
    logType: 'ExecutionSummary',
    requestId: 'r',
    graphQLAPIId: 'a',
    startTime: '2026-11-24T00:00:00.000Z',
    endTime: '2026-11-24T00:00:00.242Z',
    duration: 242_000_000,
    version: 1,
    parsing: { startOffset: 49_033, duration: 34_784 },
    validation: { startOffset: 129_048, duration: 69_126 },
  },
  { logType: 'Tracing', path: ['getUserProfile'], fieldName: 'getUserProfile', duration: 1 },
];

/** Whether the deployed filter counts a log line, under CloudWatch's documented rules for patterns. */
function isCounted(line: object): boolean {
  const [filter] = ofType('AWS::Logs::MetricFilter');
  const pattern = v.parse(FilterSchema, filter?.Properties).FilterPattern;
  expect(pattern.length).toBeLessThan(1024);
  return isMatch(pattern, line);
}

describe('The count of unexpected errors', () => {
  it.each([
    "Value for field '$[operation]' not found.",
    'Unable to convert {"a": } to Object.',
    'Template transformation yielded an empty response.',
    'The level of configured provisioned throughput for the table was exceeded. (Service: DynamoDb, Status Code: 400)',
    'Throughput exceeds the current capacity of your table or index. (Service: DynamoDb, Status Code: 400)',
    'User: arn:aws:sts::1:assumed-role/r is not authorized to perform: dynamodb:PutItem (Service: DynamoDb, Status Code: 400)',
    'Requested resource not found (Service: DynamoDb, Status Code: 400)',
    'Internal server error (Service: DynamoDb, Status Code: 500)',
    'Execution timed out.',
    'java.lang.UnsupportedOperationException',
    'Query depth limit exceeded.',
    'Resolver limit exceeded.',
    'An operand in the update expression has an incorrect data type (Service: DynamoDb, Status Code: 400)',
    'An internal failure occurred while resolving this field.',
  ])('includes: %s', (error) => {
    expect(isCounted(lineOf(error))).toBe(true);
  });

  it.each([
    'The conditional request failed (Service: DynamoDb, Status Code: 400, Request ID: A)',
    'Unauthorized',
    'Unauthorized on [owner]',
    'Not Authorized to access createTasks on type Mutation',
    'This account is closed',
    'This task is no longer available',
    'Invalid pagination token given.',
    'A score must not be negative',
    'An estimate must be 0.001 or more',
    'carbonKg and carbonSource belong together',
    "Validation error of type FieldUndefined: Field 'ranking' in type 'UserProfile' is undefined @ 'getUserProfile/ranking'",
    "Validation error of type WrongType: argument 'id' with value 'NullValue{}' must not be null @ 'getTasks'",
    "Variable 'input' has an invalid value.",
    "Variable 'input' has coerced Null value for NonNull type 'String!'",
  ])('leaves out everyday errors: %s', (error) => {
    expect(isCounted(lineOf(error))).toBe(false);
  });

  it('leaves out every message of a model’s check', () => {
    const messages = readdirSync(assemblyFolder())
      .filter((name) => name.endsWith('.vtl'))
      .flatMap((name) => [
        ...readFileSync(join(assemblyFolder(), name), 'utf8').matchAll(/\$util\.error\('([^']+)'/g),
      ])
      .map(([, message = '']) => message);
    expect(messages.length).toBeGreaterThan(20);
    expect(messages.filter((message) => isCounted(lineOf(message)))).toEqual([]);
  });

  it('leaves out lines without an error', () => {
    expect([...requestLines, lineOf()].filter(isCounted)).toEqual([]);
  });

  it('triggers the alarm on errors', () => {
    const [filter] = ofType('AWS::Logs::MetricFilter');
    const text = JSON.stringify(filter?.Properties['MetricTransformations']);
    expect(text).toContain('"MetricNamespace":"Verdure"');
    expect(fires('ApiErrors', { Namespace: 'Verdure' }, 5)).toBe(true);
    expect(fires('ApiErrors', { Namespace: 'Verdure' }, 4)).toBe(false);
  });
});

const MetricSchema = v.object({
  Namespace: v.string(),
  MetricName: v.unknown(),
  Dimensions: v.optional(v.array(v.object({ Name: v.string() })), []),
});

const AlarmSchema = v.object({
  Threshold: v.number(),
  TreatMissingData: v.literal('notBreaching'),
  ComparisonOperator: v.literal('GreaterThanOrEqualToThreshold'),
  AlarmActions: v.tuple([v.unknown()]),
  Metrics: v.array(
    v.object({
      Expression: v.optional(v.string()),
      Id: v.string(),
      MetricStat: v.optional(v.object({ Metric: MetricSchema, Stat: v.string() })),
    }),
  ),
});

/** A metric: its namespace, its name, and the names of all its dimensions, in alphabetical order. */
interface WatchedMetric {
  Namespace: string;
  MetricName?: string;
  dimensions?: string;
}

/** Whether an alarm fires when only this metric has values, with this sum over five minutes. */
function fires(name: string, { Namespace, MetricName, dimensions }: WatchedMetric, sum: number) {
  const alarm = ofType('AWS::CloudWatch::Alarm').find(
    ({ logicalId }) => logicalId.slice(0, -8) === name,
  );
  const { Metrics, Threshold } = v.parse(AlarmSchema, alarm?.Properties);
  const total = Metrics.find(({ Expression }) => Expression !== undefined)?.Expression ?? '';
  expect(total).toMatch(/^FILL\(m0, 0\)( \+ FILL\(m\d+, 0\))*$/);
  const values = Metrics.filter(({ Id, MetricStat }) => {
    if (!MetricStat || !total.includes(`FILL(${Id}, 0)`)) return false;
    const metric = MetricStat.Metric;
    if (metric.Namespace !== Namespace) return false;
    if (MetricName !== undefined && metric.MetricName !== MetricName) return false;
    const names = metric.Dimensions.map(({ Name }) => Name).sort();
    return dimensions === undefined || names.join(' ') === dimensions;
  });
  return values.length > 0 && sum >= Threshold;
}

const throttle = (kind: 'Read' | 'Write', dimensions = 'TableName'): WatchedMetric => ({
  Namespace: 'AWS/DynamoDB',
  MetricName: `${kind}ThrottleEvents`,
  dimensions,
});
const signIn = (MetricName: string): WatchedMetric => ({
  Namespace: 'AWS/Cognito',
  MetricName,
  dimensions: 'UserPool UserPoolClient',
});
const INDEX = 'GlobalSecondaryIndexName TableName';

it.each<[string, string, WatchedMetric, number]>([
  ['ApiErrors', 'an unavailable AppSync', { Namespace: 'AWS/AppSync', MetricName: '5XXError' }, 5],
  ['TableReadThrottles', 'a refused read of a table', throttle('Read'), 1],
  ['TableWriteThrottles', 'a refused write of a table', throttle('Write'), 1],
  ['IndexReadThrottles', 'a refused read of an index', throttle('Read', INDEX), 1],
  ['IndexWriteThrottles', 'a refused write of an index', throttle('Write', INDEX), 1],
  ['SignInThrottles', 'a refused sign-in', signIn('SignInThrottles'), 1],
  ['SignInThrottles', 'a refused sign-up', signIn('SignUpThrottles'), 1],
  ['SignInThrottles', 'a refused token refresh', signIn('TokenRefreshThrottles'), 1],
])('%s is raised by %s, but not below its threshold', (name, _, metric, sum) => {
  expect(fires(name, metric, sum)).toBe(true);
  expect(fires(name, metric, sum - 1)).toBe(false);
});

it('Table alarms ignore indexes, and index alarms ignore tables', () => {
  for (const kind of ['Read', 'Write'] as const) {
    expect(fires(`Table${kind}Throttles`, throttle(kind, INDEX), 1)).toBe(false);
    expect(fires(`Index${kind}Throttles`, throttle(kind), 1)).toBe(false);
  }
  expect(fires('TableReadThrottles', throttle('Write'), 1)).toBe(false);
});

it('FailedSignIns counts attempts that did not succeed', () => {
  const alarm = ofType('AWS::CloudWatch::Alarm').find(({ logicalId }) =>
    logicalId.startsWith('FailedSignIns'),
  );
  expect(alarm?.Properties).toMatchObject({
    Threshold: 100,
    Metrics: [
      { Expression: 'attempts - successes' },
      { Id: 'attempts', MetricStat: { Stat: 'SampleCount' } },
      { Id: 'successes', MetricStat: { Stat: 'Sum' } },
    ],
  });
});

// The CDK loads slowly the first time.
it(
  'A budget is created only if configured, and only with an address to notify',
  { timeout: 60_000 },
  () => {
    const env = { VERDURE_MONTHLY_BUDGET: '25', VERDURE_ALARM_EMAIL: 'ops@example.com' };
    const alertWith = (changes: Record<string, string>) =>
      budgetAlert(new Stack(new App(), 'Budgets'), { ...env, ...changes });
    expect(alertWith({ VERDURE_MONTHLY_BUDGET: '' })).toBeUndefined();
    expect(() => alertWith({ VERDURE_MONTHLY_BUDGET: '$25' })).toThrow('Give dollars');
    expect(() => alertWith({ VERDURE_ALARM_EMAIL: '' })).toThrow('VERDURE_ALARM_EMAIL');
  },
);
