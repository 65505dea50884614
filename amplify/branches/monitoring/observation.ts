import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import type { CfnGraphQLApi } from 'aws-cdk-lib/aws-appsync';
import { Metric, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { FilterPattern, LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import { CfnSamplingRule } from 'aws-cdk-lib/aws-xray';
import { unexpectedError } from './field-errors';

/** One request in two hundred is traced; X-Ray's default is one in twenty, and at least one per second. */
const SAMPLING = { reservoirSize: 0, fixedRate: 0.005 };

/**
 * Logs the data API for a month, without members' content, and traces some of its requests. Returns a metric of
 * unexpected errors, for an alarm to watch.
 */
export function observeApi(api: CfnGraphQLApi): IMetric {
  const stack = Stack.of(api);
  const role = new Role(stack, 'ApiLogRole', {
    assumedBy: new ServicePrincipal('appsync.amazonaws.com'),
  });
  const logs = new LogGroup(stack, 'ApiLogs', {
    logGroupName: `/aws/appsync/apis/${api.attrApiId}`,
    retention: RetentionDays.ONE_MONTH,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  // Without logs:CreateLogGroup, since AppSync could otherwise recreate a deleted group without retention.
  logs.grant(role, 'logs:CreateLogStream', 'logs:PutLogEvents');
  api.logConfig = {
    cloudWatchLogsRoleArn: role.roleArn,
    fieldLogLevel: 'ERROR',
    excludeVerboseContent: true,
  };
  api.xrayEnabled = true;
  sampleTraces(api);
  const metric = { metricNamespace: 'Verdure', metricName: `UnexpectedErrors-${api.attrApiId}` };
  logs.addMetricFilter('UnexpectedErrors', {
    filterPattern: FilterPattern.literal(unexpectedError),
    ...metric,
    // Every other line counts as 0, so the metric has values whenever anyone uses the API.
    defaultValue: 0,
  });
  return new Metric({
    namespace: metric.metricNamespace,
    metricName: metric.metricName,
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}

function sampleTraces(api: CfnGraphQLApi): CfnSamplingRule {
  return new CfnSamplingRule(Stack.of(api), 'ApiTraces', {
    samplingRule: {
      ruleName: `api-${api.attrApiId}`,
      resourceArn: api.attrArn,
      priority: 100,
      ...SAMPLING,
      host: '*',
      httpMethod: '*',
      serviceName: '*',
      serviceType: '*',
      urlPath: '*',
      version: 1,
    },
  });
}
