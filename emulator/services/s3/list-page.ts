import type { StoredObject } from './stored-object';

export interface ListedObject {
  key: string;
  object: StoredObject;
}

/** Where a page begins: after a key, or after all keys that a common prefix stands for. */
export interface ListStart {
  kind: 'key' | 'group';
  name: string;
}

/** One page of a listing. */
export interface ListPage {
  contents: ListedObject[];
  /** What keys have in common up to the delimiter, in place of those keys. */
  commonPrefixes: string[];
  /** Where the next page begins; absent on the last one. */
  next?: ListStart;
}

/** Takes a page out of the objects of a prefix, ordered by key. */
export async function listPage(
  objects: AsyncIterable<ListedObject>,
  asked: { prefix: string; delimiter: string; maxKeys: number; after: ListStart },
): Promise<ListPage> {
  const page = { contents: new Array<ListedObject>(), commonPrefixes: new Array<string>() };
  let last = asked.after;
  if (asked.maxKeys === 0) return page;
  for await (const listed of objects) {
    if (!isAfter(listed.key, last)) continue;
    if (page.contents.length + page.commonPrefixes.length === asked.maxKeys) {
      return { ...page, next: last };
    }
    const group = groupOf(listed.key, asked);
    if (group === undefined) page.contents.push(listed);
    else page.commonPrefixes.push(group);
    last = group === undefined ? { kind: 'key', name: listed.key } : { kind: 'group', name: group };
  }
  return page;
}

function groupOf(
  key: string,
  { prefix, delimiter }: { prefix: string; delimiter: string },
): string | undefined {
  const end = delimiter === '' ? -1 : key.indexOf(delimiter, prefix.length);
  return end < 0 ? undefined : key.slice(0, end + delimiter.length);
}

function isAfter(key: string, { kind, name }: ListStart): boolean {
  if (kind === 'group' && key.startsWith(name)) return false;
  // JavaScript orders text by UTF-16 units, S3 by UTF-8 bytes; they differ beyond U+FFFF.
  return Buffer.compare(Buffer.from(key, 'utf8'), Buffer.from(name, 'utf8')) > 0;
}
