import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';

/** Logs the data API's errors for a month, without what members wrote, and traces its requests. */
export function observeApi(api: CfnGraphQLApi): void {
  const stack = Stack.of(api);
  const role = new Role(stack, 'ApiLogRole', {
    assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
  });
  const logs = new LogGroup(stack, 'ApiLogs', {
    logGroupName: `/aws/appsync/apis/${api.attrApiId}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  logs.grant(role, 'logs:CreateLogGroup', 'logs:CreateLogStream', 'logs:PutLogEvents');
  api.logConfig = {
    cloudWatchLogsRoleArn: role.roleArn,
    fieldLogLevel: 'ERROR',
    excludeVerboseContent: true,
  };
  api.xrayEnabled = true;
}

interface Watched {
  apiId: string;
  tableNames: readonly string[];
  userPoolId: string;
  clientId: string;
}

/**
 * Adds alarms for what members would notice: errors and throttling of the data API, its tables and
 * the user pool, and a wave of failed sign-ins. They notify a topic, and the address in
 * `VERDURE_ALARM_EMAIL`. docs/deploying.md says what each means.
 */
export function raiseAlarms(
  stack: Stack,
  { apiId, tableNames, userPoolId, clientId }: Watched,
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
  // One alarm can watch ten metrics, so reads and writes have one each.
  const tables = (metricName: string): IMetric =>
    sumOf(
      tableNames.map(
        (TableName) =>
          new Metric({
            namespace: 'AWS/DynamoDB',
            metricName,
            statistic: 'Sum',
            dimensionsMap: { TableName },
          }),
      ),
    );
  const alarms: Record<string, { metric: IMetric; threshold: number }> = {
    ApiErrors: {
      metric: new Metric({
        namespace: 'AWS/AppSync',
        metricName: '5XXError',
        statistic: 'Sum',
        dimensionsMap: { GraphQLAPIId: apiId },
      }),
      threshold: 5,
    },
    TableReadThrottles: { metric: tables('ReadThrottleEvents'), threshold: 1 },
    TableWriteThrottles: { metric: tables('WriteThrottleEvents'), threshold: 1 },
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

function sumOf(metrics: readonly IMetric[]): IMetric {
  const usingMetrics = Object.fromEntries(metrics.map((one, at) => [`m${at}`, one]));
  return new MathExpression({
    expression: Object.keys(usingMetrics).join(' + '),
    usingMetrics,
    period: Duration.minutes(5),
  });
}
