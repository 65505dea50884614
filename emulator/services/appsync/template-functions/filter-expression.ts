import type { AttributeValue } from '../../dynamodb/attribute-value';
import type { Value, ValueMap } from '../velocity/value';
import { toAttribute } from './dynamodb-values';
import { ResolverError } from './errors';

/** A DynamoDB expression with its placeholders. */
export interface DynamoDbExpression {
  expression: string;
  expressionNames: Record<string, string>;
  expressionValues: Record<string, AttributeValue>;
}

const comparisons: Record<string, string> = {
  eq: '=',
  ne: '<>',
  lt: '<',
  le: '<=',
  gt: '>',
  ge: '>=',
};

/**
 * Converts a GraphQL filter ({field: {operator: value}}, and, or, not) to a DynamoDB expression,
 * which is '' for an empty filter. Throws ResolverError for an unsupported operator.
 */
export function toDynamoDbExpression(filter: Value): DynamoDbExpression {
  const writer = new ExpressionWriter();
  const expression = writer.filter(filter);
  return { expression, expressionNames: writer.names, expressionValues: writer.values };
}

class ExpressionWriter {
  readonly names: Record<string, string> = {};
  readonly values: Record<string, AttributeValue> = {};

  filter(filter: Value): string {
    if (!(filter instanceof Map)) return '';
    const parts = [...filter].map(([key, value]) => this.#member(key, value));
    return join(parts, 'AND');
  }

  #member(key: string, value: Value): string {
    switch (key) {
      case 'and':
      case 'or': {
        const parts = (Array.isArray(value) ? value : [value]).map((part) => this.filter(part));
        return join(parts, key.toUpperCase());
      }
      case 'not': {
        const operand = this.filter(value);
        return operand === '' ? '' : `(NOT ${operand})`;
      }
      default:
        return value instanceof Map ? this.#field(key, value) : '';
    }
  }

  #field(field: string, conditions: ValueMap): string {
    const name = `#${field}`;
    const parts = [...conditions].map(([operator, value]) =>
      this.#condition(field, name, operator, value),
    );
    if (parts.some((part) => part !== '')) this.names[name] = field;
    return join(parts, 'AND');
  }

  #condition(field: string, name: string, operator: string, value: Value): string {
    const placeholder = (item: Value, suffix = '') =>
      this.#value(`:${field}_${operator}${suffix}`, toAttribute(item));
    const comparison = Object.hasOwn(comparisons, operator) ? comparisons[operator] : undefined;
    if (comparison) return `(${name} ${comparison} ${placeholder(value)})`;
    switch (operator) {
      case 'contains':
        return `(contains(${name}, ${placeholder(value)}))`;
      case 'beginsWith':
        return `(begins_with(${name}, ${placeholder(value)}))`;
      case 'attributeExists':
        return `(${value === false ? 'attribute_not_exists' : 'attribute_exists'}(${name}))`;
      case 'in': {
        if (!Array.isArray(value) || value.length === 0)
          throw invalid(field, operator, 'requires a list of at least one value');
        const items = value.map((item, index) => placeholder(item, `_${index}`));
        return `(${name} IN (${items.join(', ')}))`;
      }
      case 'size':
        return value instanceof Map ? this.#size(field, name, value) : '';
      default:
        throw invalid(field, operator, 'is not an operator that the emulator supports');
    }
  }

  #size(field: string, name: string, conditions: ValueMap): string {
    const parts = [...conditions].map(([operator, value]) =>
      this.#condition(`${field}_size`, `size(${name})`, operator, value),
    );
    return join(parts, 'AND');
  }

  /** Adds a value under a unique placeholder, since a field may be compared several times. */
  #value(base: string, value: AttributeValue): string {
    let name = base;
    for (let count = 2; Object.hasOwn(this.values, name); count += 1) name = `${base}_${count}`;
    this.values[name] = value;
    return name;
  }
}

function join(parts: string[], operator: string): string {
  const nonEmpty = parts.filter((part) => part !== '');
  return nonEmpty.length > 1 ? `(${nonEmpty.join(` ${operator} `)})` : (nonEmpty[0] ?? '');
}

function invalid(field: string, operator: string, problem: string): ResolverError {
  return new ResolverError(`The filter on ${field} is invalid: '${operator}' ${problem}`, {
    errorType: 'InvalidArgumentsError',
  });
}
