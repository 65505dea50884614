/** What a template computes with. Maps keep their order, as Java's LinkedHashMap does. */
export type Value = null | boolean | number | string | ValueList | ValueMap | HostObject;
export type ValueList = Value[];
export type ValueMap = Map<string, Value>;

/** A function that a template may call. */
export type HostFunction = (...args: Value[]) => Value;

/** An object such as $util: it has functions and further objects, and cannot be changed by a template. */
export class HostObject {
  constructor(
    /** How templates call it, e.g. '$util.time'. */
    readonly name: string,
    readonly members: Readonly<Record<string, HostFunction | HostObject>>,
  ) {}

  /** The member named `id`. Throws UnsupportedInResolverError, since every member of AWS's that is missing here would be. */
  member(id: string): HostFunction | HostObject {
    const member = Object.hasOwn(this.members, id) ? this.members[id] : undefined;
    if (member) return member;
    throw new UnsupportedInResolverError(`${this.name}.${id}`);
  }
}

/** A resolver uses what the emulator does not have. */
export class UnsupportedInResolverError extends Error {
  override name = 'UnsupportedInResolverError';
  constructor(what: string) {
    super(`${what} is used in a resolver, but is not supported by the emulator`);
  }
}

/** JSON as it comes from outside. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** Turns plain JSON data into a template's value; what JSON cannot say becomes null. */
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

/** Turns a template's value into plain JSON data. */
export function toJson(value: Value): Json {
  if (Array.isArray(value)) return value.map(toJson);
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, item]) => [key, toJson(item)]));
  }
  return value instanceof HostObject ? null : value;
}

/** Writes a value as Java's toString does: [a, b], {k=v}. */
export function toText(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(toText).join(', ')}]`;
  if (value instanceof Map) {
    return `{${[...value].map(([key, item]) => `${key}=${toText(item)}`).join(', ')}}`;
  }
  return value instanceof HostObject ? value.name : String(value);
}

/** Velocity's idea of truth: everything but null and false. */
export function isTrue(value: Value): boolean {
  return value !== null && value !== false;
}
