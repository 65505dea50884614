import { equal } from '../velocity/operators';
import { HostObject, toText, type Value, type ValueList, type ValueMap } from '../velocity/value';

const listOf = (value: Value | undefined): ValueList => (Array.isArray(value) ? value : []);
const mapOf = (value: Value | undefined): ValueMap => (value instanceof Map ? value : new Map());

function pick(map: Value | undefined, wanted: (key: string) => boolean): ValueMap {
  return new Map([...mapOf(map)].filter(([key]) => wanted(key)));
}

const keysOf = (keys: Value | undefined) => new Set(listOf(keys).map(toText));

export const listFunctions = new HostObject('$util.list', {
  copyAndRemoveAll: (list, unwanted) =>
    listOf(list).filter((item) => !listOf(unwanted).some((one) => equal(one, item))),
});

export const mapFunctions = new HostObject('$util.map', {
  copyAndRemoveAllKeys(map, keys) {
    const unwanted = keysOf(keys);
    return pick(map, (key) => !unwanted.has(key));
  },
  copyAndRetainAllKeys(map, keys) {
    const wanted = keysOf(keys);
    return pick(map, (key) => wanted.has(key));
  },
});
