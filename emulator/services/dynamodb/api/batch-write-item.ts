import * as v from 'valibot';
import type { Operation } from '../../../core/aws-json';
import { attributeValue } from '../attribute-value';
import type { ApiParts } from './parts';
import { signedOperation } from './signed-operation';

const row = v.record(v.string(), attributeValue);

const batch = v.object({
  RequestItems: v.record(
    v.string(),
    v.array(
      v.object({
        PutRequest: v.exactOptional(v.object({ Item: row })),
        DeleteRequest: v.exactOptional(v.object({ Key: row })),
      }),
    ),
  ),
});

/** BatchWriteItem: all of it is checked first; then each row is written by itself, as on AWS. */
export function batchWriteItem(parts: ApiParts): Operation {
  return signedOperation(parts, batch, async (input, require) => {
    for (const table of Object.keys(input.RequestItems)) require('dynamodb:BatchWriteItem', table);
    await parts.tables.writeBatch(input, (units) =>
      parts.usage.add('dynamodb:BatchWriteItem', units),
    );
    return { UnprocessedItems: {} };
  });
}
