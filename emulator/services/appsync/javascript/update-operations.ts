import type { AttributeValue } from '../../dynamodb/attribute-value';
import { toAttribute } from '../template-functions/dynamodb-values';
import type { DynamoDbExpression } from '../template-functions/filter-expression';
import { toValue } from '../velocity/value';

type Kind =
  | 'add'
  | 'append'
  | 'decrement'
  | 'increment'
  | 'prepend'
  | 'remove'
  | 'replace'
  | 'updateListItem';

/** A change of one attribute, made by `operations`. */
class UpdateOperation {
  constructor(
    readonly kind: Kind,
    readonly value: unknown,
    readonly index?: number,
  ) {}
}

/** `operations` of @aws-appsync/utils/dynamodb. */
export const operations = {
  add: (payload: unknown) => new UpdateOperation('add', payload),
  append: (items: unknown) => new UpdateOperation('append', items),
  decrement: (by: unknown = 1) => new UpdateOperation('decrement', by),
  increment: (by: unknown = 1) => new UpdateOperation('increment', by),
  prepend: (items: unknown) => new UpdateOperation('prepend', items),
  remove: () => new UpdateOperation('remove', null),
  replace: (payload: unknown) => new UpdateOperation('replace', payload),
  updateListItem: (payload: unknown, index: number) =>
    new UpdateOperation('updateListItem', payload, index),
};

/** Returns the update expression for an `update` object. Throws if it changes nothing. */
export function updateExpression(update: object): DynamoDbExpression {
  const writer = new UpdateWriter();
  writer.members(update, '');
  return writer.expression();
}

class UpdateWriter {
  readonly #names: Record<string, string> = {};
  readonly #values: Record<string, AttributeValue> = {};
  readonly #set: string[] = [];
  readonly #removed: string[] = [];

  /** Adds the changes of the members of an attribute, or of the row if `path` is ''. */
  members(changes: object, path: string): void {
    for (const [member, change] of Object.entries(changes)) {
      const name = `#expName_${Object.keys(this.#names).length + 1}`;
      this.#names[name] = member;
      this.#change(path === '' ? name : `${path}.${name}`, change);
    }
  }

  expression(): DynamoDbExpression {
    const clauses = [
      ...(this.#set.length > 0 ? [`SET ${this.#set.join(', ')}`] : []),
      ...(this.#removed.length > 0 ? [`REMOVE ${this.#removed.join(', ')}`] : []),
    ];
    if (clauses.length === 0) throw new TypeError('update: there is nothing to update');
    return {
      expression: clauses.join(' '),
      expressionNames: this.#names,
      expressionValues: this.#values,
    };
  }

  #change(path: string, change: unknown): void {
    if (change instanceof UpdateOperation) return this.#operation(path, change);
    if (Array.isArray(change) && change.some((item) => item instanceof UpdateOperation)) {
      for (const item of change) this.#change(path, item);
    } else if (isObject(change) && Object.keys(change).length > 0) {
      // As on AppSync, an object changes only its own keys; `replace` changes the whole attribute.
      this.members(change, path);
    } else {
      this.#set.push(`${path} = ${this.#value(change)}`);
    }
  }

  #operation(path: string, { kind, value, index }: UpdateOperation): void {
    switch (kind) {
      case 'remove':
        this.#removed.push(path);
        return;
      case 'append':
        this.#set.push(`${path} = list_append(${path}, ${this.#value(value)})`);
        return;
      case 'prepend':
        this.#set.push(`${path} = list_append(${this.#value(value)}, ${path})`);
        return;
      case 'increment':
        this.#set.push(`${path} = ${path} + ${this.#value(value)}`);
        return;
      case 'decrement':
        this.#set.push(`${path} = ${path} - ${this.#value(value)}`);
        return;
      case 'updateListItem':
        this.#set.push(`${path}[${index ?? 0}] = ${this.#value(value)}`);
        return;
      case 'add':
      case 'replace':
        this.#set.push(`${path} = ${this.#value(value)}`);
    }
  }

  #value(value: unknown): string {
    const name = `:expValue_${Object.keys(this.#values).length + 1}`;
    this.#values[name] = toAttribute(toValue(value));
    return name;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
