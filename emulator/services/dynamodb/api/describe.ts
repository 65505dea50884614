import * as v from 'valibot';
import type { Operation } from '../../../core/aws-json';
import { DynamoDbError } from '../errors';
import { describeTable as descriptionOf } from '../table-description';
import { tableArn, tableName } from './names';
import type { ApiParts } from './parts';
import { signedOperation } from './signed-operation';

/** DynamoDB's longest list of tables. */
const mostNames = 100;

/** DescribeTable: keys and indexes. Sizes and counts are left out, as DynamoDB has them hours late. */
export function describeTable(parts: ApiParts): Operation {
  return signedOperation(parts, v.object({ TableName: tableName }), async (input, require) => {
    require('dynamodb:DescribeTable', input.TableName);
    const found = parts.definition.tables.find(({ name }) => name === input.TableName);
    if (!found) {
      throw new DynamoDbError(
        'ResourceNotFoundException',
        `Requested resource not found: Table: ${input.TableName} not found`,
      );
    }
    const { GlobalSecondaryIndexes: indexes, ...table } = descriptionOf(found);
    const arn = tableArn(found.name, parts.definition);
    return {
      Table: {
        ...table,
        TableArn: arn,
        BillingModeSummary: { BillingMode: 'PAY_PER_REQUEST' },
        ...(indexes.length > 0 && {
          GlobalSecondaryIndexes: indexes.map((index) => ({
            ...index,
            IndexStatus: 'ACTIVE',
            IndexArn: `${arn}/index/${index.IndexName}`,
          })),
        }),
      },
    };
  });
}

const pageOfNames = v.object({
  ExclusiveStartTableName: v.exactOptional(v.string(), ''),
  Limit: v.exactOptional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostNames)),
    mostNames,
  ),
});

/** ListTables: the definition's tables by name. */
export function listTables(parts: ApiParts): Operation {
  return signedOperation(
    parts,
    pageOfNames,
    async ({ ExclusiveStartTableName: after, Limit }, require) => {
      require('dynamodb:ListTables', '*');
      const names = parts.definition.tables.map(({ name }) => name).sort();
      const left = names.filter((name) => name > after);
      const page = left.slice(0, Limit);
      return {
        TableNames: page,
        ...(page.length < left.length && { LastEvaluatedTableName: page.at(-1) }),
      };
    },
  );
}
