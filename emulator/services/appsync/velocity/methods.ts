import { listMethods, mapMethods } from './collection-methods';
import { equal } from './operators';
import { stringMethods } from './string-methods';
import { HostObject, toText, UnsupportedInResolverError, type Value, type ValueMap } from './value';

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
  return method(scalarMethods, typeof target, name)(target, ...args);
}

const scalarMethods: Record<string, (self: number | boolean, ...args: Value[]) => Value> = {
  equals: (self, other) => equal(self, other ?? null),
  intValue: (self) => Math.trunc(Number(self)),
  toString: (self: number | boolean) => toText(self),
};

function callOnMap(map: ValueMap, name: string, args: Value[]): Value {
  if (args.length === 0 && !Object.hasOwn(mapMethods, name)) {
    const getter = [name, beanProperty(name)].find((one) => one !== undefined && map.has(one));
    if (getter !== undefined) return map.get(getter) ?? null;
  }
  return method(mapMethods, 'Map', name)(map, ...args);
}

/** Returns the property of a Java getter: 'key' for getKey(). */
function beanProperty(method: string): string | undefined {
  const name = /^get([A-Z])(.*)$/.exec(method);
  return name ? `${name[1]?.toLowerCase()}${name[2]}` : undefined;
}

function method<Method>(methods: Record<string, Method>, type: string, name: string): Method {
  const found = Object.hasOwn(methods, name) ? methods[name] : undefined;
  if (found) return found;
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
