import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';

/** The indexes that Amplify creates for the models' relations and secondary indexes; a test counts them. */
const indexesOf: Readonly<Record<string, readonly string[]>> = {
  UserTaskSelection: ['gsi-UserProfile.selectedTasks', 'gsi-Tasks.userSelections'],
  CompletedTask: [
    'completedTasksByNameofownerAndExpirationDate',
    'gsi-UserProfile.completedTasks',
    'gsi-Tasks.completions',
  ],
  Tasks: ['tasksByDifficultyAndName'],
};

/**
 * Returns the metrics that alarms add up, by the alarm's name: refused reads and writes of the tables, and of their
 * indexes, which have separate metrics. One alarm can watch ten metrics.
 */
export function throttles(tables: Readonly<Record<string, Pick<ITable, 'tableName'>>>) {
  const ofTables = Object.values(tables).map(({ tableName: TableName }) => ({ TableName }));
  const ofIndexes = Object.entries(tables).flatMap(([model, { tableName: TableName }]) =>
    (indexesOf[model] ?? []).map((GlobalSecondaryIndexName) => ({
      TableName,
      GlobalSecondaryIndexName,
    })),
  );
  const count = (metricName: string, dimensions: readonly Record<string, string>[]) =>
    dimensions.map(
      (dimensionsMap) =>
        new Metric({ namespace: 'AWS/DynamoDB', metricName, statistic: 'Sum', dimensionsMap }),
    );
  return {
    TableReadThrottles: count('ReadThrottleEvents', ofTables),
    TableWriteThrottles: count('WriteThrottleEvents', ofTables),
    IndexReadThrottles: count('ReadThrottleEvents', ofIndexes),
    IndexWriteThrottles: count('WriteThrottleEvents', ofIndexes),
  };
}
