import { equal } from './operators';
import { toText, type Value, type ValueList, type ValueMap } from './value';

type MapMethod = (map: ValueMap, ...args: Value[]) => Value;
type ListMethod = (list: ValueList, ...args: Value[]) => Value;

const none = null;
const key = (value: Value | undefined) => toText(value ?? null);
const itemsOf = (value: Value | undefined) => (Array.isArray(value) ? value : []);

/** The methods of java.util.Map that Amplify's templates call. */
export const mapMethods: Record<string, MapMethod> = {
  containsKey: (map, name) => map.has(key(name)),
  entrySet: (map) =>
    [...map].map(
      ([name, item]) =>
        new Map<string, Value>([
          ['key', name],
          ['value', item],
        ]),
    ),
  get: (map, name) => map.get(key(name)) ?? null,
  isEmpty: (map) => map.size === 0,
  keySet: (map) => [...map.keys()],
  put(map, name, item) {
    const before = map.get(key(name)) ?? null;
    map.set(key(name), item ?? null);
    return before;
  },
  putAll(map, other) {
    if (other instanceof Map) for (const [name, item] of other) map.set(name, item);
    return none;
  },
  remove(map, name) {
    const before = map.get(key(name)) ?? null;
    map.delete(key(name));
    return before;
  },
  size: (map) => map.size,
};

/** The methods of java.util.List that Amplify's templates call. Sets are lists here. */
export const listMethods: Record<string, ListMethod> = {
  add: (list, item) => list.push(item ?? null) > 0,
  addAll(list, items) {
    list.push(...itemsOf(items));
    return itemsOf(items).length > 0;
  },
  contains: (list, item) => list.some((one) => equal(one, item ?? null)),
  get: (list, at) => (typeof at === 'number' ? list[at] : undefined) ?? null,
  isEmpty: (list) => list.length === 0,
  // Java's lists have no such method. Amplify's rules for lists of owners call it, and Velocity ignores that.
  put: () => none,
  size: (list) => list.length,
};
