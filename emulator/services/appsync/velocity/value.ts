/** A template value. Maps keep insertion order, like Java's LinkedHashMap. */
export type Value = null | boolean | number | string | ValueList | ValueMap | HostObject;
export type ValueList = Value[];
export type ValueMap = Map<string, Value>;

/** A function that a template may call. */
export type HostFunction = (...args: Value[]) => Value;

/** A read-only object such as $util, with functions and nested objects. */
export class HostObject {
  constructor(
    /** Name in templates, e.g. '$util.time'. */
    readonly name: string,
    readonly members: Readonly<Record<string, HostFunction | HostObject>>,
  ) {}

  /** Returns the member. Throws UnsupportedInResolverError if it does not exist. */
  member(id: string): HostFunction | HostObject {
    const member = Object.hasOwn(this.members, id) ? this.members[id] : undefined;
    if (member) return member;
    throw new UnsupportedInResolverError(`${this.name}.${id}`);
  }
}

/** A resolver uses an unsupported feature. */
export class UnsupportedInResolverError extends Error {
  override name = 'UnsupportedInResolverError';
  constructor(feature: string) {
    super(`${feature} is used in a resolver, but is not supported by the emulator`);
  }
}

/** A map that no template may change. */
export class ReadOnlyMap extends Map<string, Value> {
  readonly #name: string;

  constructor(name: string) {
    super();
    this.#name = name;
  }

  override set(key: string): this {
    throw new UnsupportedInResolverError(`Setting ${this.#name}.${key}`);
  }
}

/** A JSON value. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Converts JSON data to a template value. Anything else becomes null. */
export function toValue(json: unknown): Value {
  if (json === null || json === undefined) return null;
  if (typeof json === 'boolean' || typeof json === 'number' || typeof json === 'string') {
    return json;
  }
  if (Array.isArray(json)) return json.map(toValue);
  if (json instanceof Map)
    return new Map([...json].map(([key, item]) => [String(key), toValue(item)]));
  if (typeof json !== 'object') return null;
  return new Map(Object.entries(json).map(([key, item]) => [key, toValue(item)]));
}

/** Converts a template value to JSON data. */
export function toJson(value: Value): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, item]) => [key, toJson(item)]));
  }
  return value instanceof HostObject ? null : value;
}

/** Formats a value like Java's toString: [a, b], {k=v}. */
export function toText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toText).join(', ')}]`;
  if (value instanceof Map) {
    return `{${[...value].map(([key, item]) => `${key}=${toText(item)}`).join(', ')}}`;
  }
  return value instanceof HostObject ? value.name : String(value);
}

/** Returns whether Velocity treats the value as true: all but null and false. */
export function isTruthy(value: Value): boolean {
  return value !== null && value !== false;
}
