import * as v from 'valibot';
import type { Operation } from '../../../core/aws-json';
import { attributeValue } from '../attribute-value';
import { onceByToken } from './idempotence';
import { tableName } from './names';
import type { ApiParts } from './parts';
import { signedOperation } from './signed-operation';

const row = v.record(v.string(), attributeValue);
const returned = { ReturnValuesOnConditionCheckFailure: v.exactOptional(v.string()) };
const onItem = v.looseObject({ TableName: tableName, Item: row, ...returned });
const onKey = v.looseObject({ TableName: tableName, Key: row, ...returned });

const several = <T extends v.GenericSchema>(item: T) =>
  v.pipe(v.array(item), v.minLength(1), v.maxLength(100));

const writes = v.object({
  ClientRequestToken: v.exactOptional(v.string()),
  TransactItems: several(
    v.union([
      v.pipe(
        v.strictObject({ Put: onItem }),
        v.transform(({ Put }) => ({ kind: 'PutItem' as const, input: Put })),
      ),
      v.pipe(
        v.strictObject({ Update: onKey }),
        v.transform(({ Update }) => ({ kind: 'UpdateItem' as const, input: Update })),
      ),
      v.pipe(
        v.strictObject({ Delete: onKey }),
        v.transform(({ Delete }) => ({ kind: 'DeleteItem' as const, input: Delete })),
      ),
      v.pipe(
        v.strictObject({ ConditionCheck: onKey }),
        v.transform(({ ConditionCheck }) => ({
          kind: 'ConditionCheck' as const,
          input: ConditionCheck,
        })),
      ),
    ]),
  ),
});

/** TransactWriteItems: writes all rows or none, once for each token. */
export function transactWriteItems(parts: ApiParts): Operation {
  const once = onceByToken<void>();
  return signedOperation(parts, writes, async (input, require) => {
    const { ClientRequestToken: token, TransactItems: items } = input;
    for (const { kind, input: call } of items) {
      require(`dynamodb:${kind === 'ConditionCheck' ? 'ConditionCheckItem' : kind}`, call.TableName);
    }
    await once(token, JSON.stringify(items), () =>
      parts.tables.transact.write(items, (units) =>
        parts.usage.add('dynamodb:TransactWriteItems', units),
      ),
    );
    return {};
  });
}

const reads = v.object({ TransactItems: several(v.object({ Get: onKey })) });

/** TransactGetItems: reads rows of one moment. */
export function transactGetItems(parts: ApiParts): Operation {
  return signedOperation(parts, reads, async ({ TransactItems }, require) => {
    const gets = TransactItems.map(({ Get }) => Get);
    for (const { TableName } of gets) require('dynamodb:GetItem', TableName);
    const { outputs, units } = await parts.tables.transact.read(gets);
    parts.usage.add('dynamodb:TransactGetItems', units);
    return { Responses: outputs.map(({ Item }) => (Item ? { Item } : {})) };
  });
}
