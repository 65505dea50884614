import * as v from 'valibot';
import type { BackendDefinition } from '../../../assembly/definition';

/** Returns a table's ARN. */
export function tableArn(
  table: string,
  { region, accountId }: Pick<BackendDefinition, 'region' | 'accountId'>,
): string {
  return `arn:aws:dynamodb:${region}:${accountId}:table/${table}`;
}

/** A table's name, which may be given as its ARN. */
export const tableName = v.pipe(
  v.string(),
  v.transform((name) => name.replace(/^arn:aws:dynamodb:[^:]*:\d*:table\//, '')),
);
