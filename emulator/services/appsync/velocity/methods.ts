import { equal } from './operators';
import {
  HostObject,
  toText,
  UnsupportedInResolverError,
  type Value,
  type ValueMap,
  type ValueList,
} from './value';

/** Calls a Java method on a value; on null, returns null. Throws UnsupportedInResolverError. */
export function callMethod(target: Value, name: string, args: Value[]): Value {
  if (target === null) return null;
  if (target instanceof HostObject) {
    const member = target.member(name);
    if (member instanceof HostObject) throw new UnsupportedInResolverError(`${member.name}()`);
    return member(...args);
  }
  if (typeof target === 'string') return method(stringMethods, 'String', name)(target, ...args);
  if (Array.isArray(target)) return method(listMethods, 'List', name)(target, ...args);
  if (target instanceof Map) return callOnMap(target, name, args);
  throw new UnsupportedInResolverError(`The method ${name} of a ${typeof target}`);
}

const text = (value: Value | undefined) => toText(value ?? null);

/** The methods of java.lang.String that templates call. */
const stringMethods: Record<string, (self: string, ...args: Value[]) => Value> = {
  contains: (self, part) => self.includes(text(part)),
  isEmpty: (self) => self === '',
  length: (self) => self.length,
  replaceAll: (self, pattern, to) => self.replace(javaPattern(text(pattern), 'g'), text(to)),
  startsWith: (self, part) => self.startsWith(text(part)),
};

/** A map's entry that is called without arguments is a getter, such as `$foreach.hasNext()`. */
function callOnMap(map: ValueMap, name: string, args: Value[]): Value {
  const isGetter = args.length === 0 && !Object.hasOwn(mapMethods, name) && map.has(name);
  return isGetter ? (map.get(name) ?? null) : method(mapMethods, 'Map', name)(map, ...args);
}

function method<Method>(methods: Record<string, Method>, type: string, name: string): Method {
  const named = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (named) return named;
  throw new UnsupportedInResolverError(`The method ${name} of a ${type}`);
}

/** Returns a property (`$a.b`) or element (`$a[0]`), or null if it does not exist. */
export function property(target: Value, name: Value): Value | HostObject {
  if (target instanceof HostObject) {
    const member = target.member(toText(name));
    if (member instanceof HostObject) return member;
    throw new UnsupportedInResolverError(`${target.name}.${toText(name)} without ()`);
  }
  if (target instanceof Map) return target.get(toText(name)) ?? null;
  if (Array.isArray(target) && typeof name === 'number') return target[name] ?? null;
  return null;
}

type MapMethod = (map: ValueMap, ...args: Value[]) => Value;
type ListMethod = (list: ValueList, ...args: Value[]) => Value;

const itemsOf = (value: Value | undefined) => (Array.isArray(value) ? value : []);

/** The methods of java.util.Map that Amplify's templates call. */
const mapMethods: Record<string, MapMethod> = {
  containsKey: (map, name) => map.has(text(name)),
  entrySet: (map) =>
    [...map].map(
      ([name, item]) =>
        new Map<string, Value>([
          ['key', name],
          ['value', item],
        ]),
    ),
  get: (map, name) => map.get(text(name)) ?? null,
  isEmpty: (map) => map.size === 0,
  keySet: (map) => [...map.keys()],
  put(map, name, item) {
    const previous = map.get(text(name)) ?? null;
    map.set(text(name), item ?? null);
    return previous;
  },
  putAll(map, other) {
    if (other instanceof Map) for (const [name, item] of other) map.set(name, item);
    return null;
  },
  remove(map, name) {
    const previous = map.get(text(name)) ?? null;
    map.delete(text(name));
    return previous;
  },
  size: (map) => map.size,
};

/** The methods of java.util.List that Amplify's templates call. Sets are lists here. */
const listMethods: Record<string, ListMethod> = {
  add: (list, item) => list.push(item ?? null) > 0,
  addAll(list, items) {
    list.push(...itemsOf(items));
    return itemsOf(items).length > 0;
  },
  contains: (list, item) => list.some((other) => equal(other, item ?? null)),
  get: (list, index) => (typeof index === 'number' ? list[index] : undefined) ?? null,
  isEmpty: (list) => list.length === 0,
  // Java's lists have no such method. Amplify's rules for lists of owners call it, and Velocity ignores the call.
  put: () => null,
  size: (list) => list.length,
};

/**
 * Converts a Java regular expression. Prefers JavaScript's Unicode mode, which like Java matches
 * code points. Throws SyntaxError if JavaScript does not support the syntax.
 */
export function javaPattern(source: string, flags = ''): RegExp {
  try {
    return new RegExp(source, `${flags}u`);
  } catch {
    return new RegExp(source, flags);
  }
}
