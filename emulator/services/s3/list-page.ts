import type { StoredObject } from './stored-object';

export interface ListedObject {
  key: string;
  object: StoredObject;
}

/** Where a page starts: after a key, or after all keys under a common prefix. */
export interface ListStart {
  kind: 'key' | 'group';
  name: string;
}

/** One page of a listing. */
export interface ListPage {
  contents: ListedObject[];
  /** Each replaces the keys that share it, up to the delimiter. */
  commonPrefixes: string[];
  /** Where the next page starts; absent on the last page. */
  next?: ListStart;
}

/** Returns one page of the objects under a prefix. `objects` must be ordered by key. */
export async function listPage(
  objects: AsyncIterable<ListedObject>,
  request: { prefix: string; delimiter: string; maxKeys: number; after: ListStart },
): Promise<ListPage> {
  const page = { contents: new Array<ListedObject>(), commonPrefixes: new Array<string>() };
  let last = request.after;
  if (request.maxKeys === 0) return page;
  for await (const listed of objects) {
    if (!isAfter(listed.key, last)) continue;
    if (page.contents.length + page.commonPrefixes.length === request.maxKeys) {
      return { ...page, next: last };
    }
    const group = commonPrefixOf(listed.key, request);
    if (group === undefined) page.contents.push(listed);
    else page.commonPrefixes.push(group);
    last = group === undefined ? { kind: 'key', name: listed.key } : { kind: 'group', name: group };
  }
  return page;
}

function commonPrefixOf(
  key: string,
  { prefix, delimiter }: { prefix: string; delimiter: string },
): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

function isAfter(key: string, { kind, name }: ListStart): boolean {
  if (kind === 'group' && key.startsWith(name)) return false;
  // JavaScript compares strings by UTF-16 units, S3 by UTF-8 bytes. They differ above U+FFFF.
  return Buffer.compare(Buffer.from(key, 'utf8'), Buffer.from(name, 'utf8')) > 0;
}
