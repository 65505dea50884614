import { Duration, type Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { throttles } from './throttles';

interface Watched {
  apiId: string;
  fieldErrors: IMetric;
  /** By model. */
  tables: Readonly<Record<string, Pick<ITable, 'tableName'>>>;
  userPoolId: string;
  clientId: string;
}

/**
 * Adds alarms for problems that members would notice: errors and throttling of the data API, its tables and
 * the user pool, and a wave of failed sign-ins. They notify a topic, and the address in
 * `VERDURE_ALARM_EMAIL`. docs/deploying.md says what each means.
 */
export function raiseAlarms(
  stack: Stack,
  { apiId, fieldErrors, tables, userPoolId, clientId }: Watched,
  env = process.env,
): void {
  const topic = new Topic(stack, 'Alarms');
  const email = env['VERDURE_ALARM_EMAIL'];
  if (email) topic.addSubscription(new EmailSubscription(email));

  const userPool = (metricName: string, statistic: string): IMetric =>
    new Metric({
      namespace: 'AWS/Cognito',
      metricName,
      statistic,
      dimensionsMap: { UserPool: userPoolId, UserPoolClient: clientId },
    });
  const unavailable = new Metric({
    namespace: 'AWS/AppSync',
    metricName: '5XXError',
    statistic: 'Sum',
    dimensionsMap: { GraphQLAPIId: apiId },
  });
  const throttling = Object.entries(throttles(tables)).map(([name, metrics]) => [
    name,
    { metric: sumOf(metrics), threshold: 1 },
  ]);
  const alarms: Record<string, { metric: IMetric; threshold: number }> = {
    ApiErrors: { metric: sumOf([fieldErrors, unavailable]), threshold: 5 },
    ...Object.fromEntries(throttling),
    SignInThrottles: {
      metric: sumOf(
        ['SignInThrottles', 'SignUpThrottles', 'TokenRefreshThrottles'].map((name) =>
          userPool(name, 'Sum'),
        ),
      ),
      threshold: 1,
    },
    FailedSignIns: {
      // Each sign-in adds 1 if it succeeds and 0 if it fails.
      metric: new MathExpression({
        expression: 'attempts - successes',
        usingMetrics: {
          attempts: userPool('SignInSuccesses', 'SampleCount'),
          successes: userPool('SignInSuccesses', 'Sum'),
        },
        period: Duration.minutes(5),
      }),
      threshold: 100,
    },
  };
  for (const [name, { metric, threshold }] of Object.entries(alarms)) {
    const alarm = new Alarm(stack, name, {
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
  }
}

/**
 * Adds up metrics over five minutes. Missing values count as 0. Otherwise, an alarm on DynamoDB's metrics ignores them,
 * so after its first throttle it would stay in ALARM and never send another email.
 */
function sumOf(metrics: readonly IMetric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((metric, index) => [`m${index}`, metric]));
  return new MathExpression({
    expression: Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(' + '),
    usingMetrics,
    period: Duration.minutes(5),
  });
}
