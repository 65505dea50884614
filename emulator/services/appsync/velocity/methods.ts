import { listMethods, mapMethods } from './collection-methods';
import { javaPattern } from './java-pattern';
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
  throw new UnsupportedInResolverError(`The method ${name} of a ${typeof target}`);
}

const text = (value: Value | undefined) => toText(value ?? null);

/** The methods of java.lang.String that Amplify's templates call. */
const stringMethods: Record<string, (self: string, ...args: Value[]) => Value> = {
  isEmpty: (self) => self === '',
  length: (self) => self.length,
  replaceAll: (self, pattern, to) => self.replace(javaPattern(text(pattern), 'g'), text(to)),
  startsWith: (self, part) => self.startsWith(text(part)),
};

/** An entry of a map without arguments is a getter, such as `$foreach.hasNext()`. */
function callOnMap(map: ValueMap, name: string, args: Value[]): Value {
  const isGetter = args.length === 0 && !Object.hasOwn(mapMethods, name) && map.has(name);
  return isGetter ? (map.get(name) ?? null) : method(mapMethods, 'Map', name)(map, ...args);
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
