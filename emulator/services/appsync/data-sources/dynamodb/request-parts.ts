import * as v from 'valibot';
import { attributeValue, type AttributeValue } from '../../../dynamodb/attribute-value';
import { ResolverError } from '../../template-functions/errors';

export const row = v.record(v.string(), attributeValue);

/** Schema of an expression with its placeholders. */
export const expression = v.strictObject({
  expression: v.string(),
  expressionNames: v.nullish(v.record(v.string(), v.string())),
  expressionValues: v.nullish(row),
});

/** Schema of a list of attributes to return. */
export const projection = v.pick(expression, ['expression', 'expressionNames']);

type Expression = v.InferOutput<typeof expression>;

interface Placeholders {
  ExpressionAttributeNames?: Record<string, string>;
  ExpressionAttributeValues?: Record<string, AttributeValue>;
}

/**
 * Merges the names and values of several expressions. Omits an empty set, as DynamoDB requires. Throws ResolverError if
 * an expression's placeholders aren't exactly those that it uses, as AppSync's reference requires.
 */
export function placeholders(...expressions: (Expression | null | undefined)[]): Placeholders {
  for (const part of expressions) if (part) checkPlaceholders(part);
  const names = Object.assign({}, ...expressions.map((part) => part?.expressionNames ?? {}));
  const values = Object.assign({}, ...expressions.map((part) => part?.expressionValues ?? {}));
  return {
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

function checkPlaceholders({ expression, expressionNames, expressionValues }: Expression): void {
  const used = new Set(expression.match(/[#:]\w+/g));
  const defined = new Set(Object.keys({ ...expressionNames, ...expressionValues }));
  const name = [...used, ...defined].find((each) => !used.has(each) || !defined.has(each));
  if (name === undefined) return;
  const problem = defined.has(name) ? 'defines but does not use' : 'uses but does not define';
  throw new ResolverError(`The expression '${expression}' ${problem} the placeholder ${name}`, {
    errorType: 'MappingTemplate',
  });
}

/** Drops members that are null or undefined, which DynamoDB rejects. */
export function omitNullish<T extends object>(members: T): { [K in keyof T]?: NonNullable<T[K]> };
export function omitNullish(members: object): object {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  );
}
