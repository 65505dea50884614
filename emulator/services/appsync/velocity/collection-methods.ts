import { equal } from './operators';
import { toText, type Value, type ValueList, type ValueMap } from './value';

type MapMethod = (map: ValueMap, ...args: Value[]) => Value;
type ListMethod = (list: ValueList, ...args: Value[]) => Value;

const none = null;
const key = (value: Value | undefined) => toText(value ?? null);
const itemsOf = (value: Value | undefined) => (Array.isArray(value) ? value : []);
const has = (list: ValueList, item: Value | undefined) =>
  list.some((one) => equal(one, item ?? null));

/** The supported methods of java.util.Map. */
export const mapMethods: Record<string, MapMethod> = {
  clear: (map) => (map.clear(), none),
  containsKey: (map, name) => map.has(key(name)),
  containsValue: (map, item) => has([...map.values()], item),
  entrySet: (map) =>
    [...map].map(
      ([name, item]) =>
        new Map<string, Value>([
          ['key', name],
          ['value', item],
        ]),
    ),
  equals: (map, other) => equal(map, other ?? null),
  get: (map, name) => map.get(key(name)) ?? null,
  getOrDefault: (map, name, other) => map.get(key(name)) ?? other ?? null,
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
  putIfAbsent(map, name, item) {
    const before = map.get(key(name)) ?? null;
    if (before === null) map.set(key(name), item ?? null);
    return before;
  },
  remove(map, name) {
    const before = map.get(key(name)) ?? null;
    map.delete(key(name));
    return before;
  },
  size: (map) => map.size,
  toString: (map: ValueMap) => toText(map),
  values: (map) => [...map.values()],
};

/** The supported methods of java.util.List. Sets are lists here. */
export const listMethods: Record<string, ListMethod> = {
  add(list, ...args) {
    const [first, second] = args;
    if (args.length > 1 && typeof first === 'number') list.splice(first, 0, second ?? null);
    else list.push(first ?? null);
    return true;
  },
  addAll(list, items) {
    list.push(...itemsOf(items));
    return itemsOf(items).length > 0;
  },
  clear: (list) => ((list.length = 0), none),
  contains: (list, item) => has(list, item),
  containsAll: (list, items) => itemsOf(items).every((item) => has(list, item)),
  equals: (list, other) => equal(list, other ?? null),
  get: (list, at) => (typeof at === 'number' ? list[at] : undefined) ?? null,
  indexOf: (list, item) => list.findIndex((one) => equal(one, item ?? null)),
  isEmpty: (list) => list.length === 0,
  // Java's lists have no such method. Amplify's rules for lists of owners call it, and Velocity ignores that.
  put: () => none,
  remove(list, item) {
    if (typeof item === 'number') return list.splice(item, 1)[0] ?? null;
    const at = list.findIndex((one) => equal(one, item ?? null));
    if (at >= 0) list.splice(at, 1);
    return at >= 0;
  },
  removeAll: (list, items) => retain(list, (item) => !has(itemsOf(items), item)),
  retainAll: (list, items) => retain(list, (item) => has(itemsOf(items), item)),
  set(list, at, item) {
    if (typeof at !== 'number' || at < 0 || at >= list.length) return null;
    return list.splice(at, 1, item ?? null)[0] ?? null;
  },
  size: (list) => list.length,
  subList: (list, from, to) => list.slice(Number(from), Number(to)),
  toString: (list: ValueList) => toText(list),
};

function retain(list: ValueList, wanted: (item: Value) => boolean): boolean {
  const kept = list.filter(wanted);
  const changed = kept.length !== list.length;
  list.splice(0, list.length, ...kept);
  return changed;
}
