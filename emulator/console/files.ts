import type { WireResponse } from '../core/wire';
import type { Address } from '../services/s3/address';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';

const pageSize = 50;

/** Returns the definition's buckets. */
export function listBuckets({ definition }: ConsoleParts) {
  return definition.buckets.map(({ name, friendlyName }) => ({
    name,
    title: friendlyName ?? name,
  }));
}

/** Returns a page of a bucket's files whose key starts with a text. Throws RefusedCallError. */
export async function listFiles(
  { bucket, prefix, after }: { bucket: string; prefix: string; after: string },
  parts: ConsoleParts,
) {
  const page = { prefix, after, maxKeys: pageSize };
  const { contents, next } = await filesOf(bucket, parts).list(bucket, page);
  const files = contents.map(({ key, object }) => {
    const { size, lastModified, headers } = object;
    return { key, size, lastModified, headers, isShown: shownType(headers) !== undefined };
  });
  return { files, next: next?.name };
}

/**
 * Returns a file's content. Since anyone could have uploaded it, the browser runs nothing in it, and shows only pictures
 * and texts; others are downloads. Throws StorageError.
 */
export async function openFile(
  address: Address,
  isDownload: boolean,
  parts: ConsoleParts,
): Promise<WireResponse> {
  const { status, headers = {}, body } = await filesOf(address.bucket, parts).read(address);
  const shown = isDownload ? undefined : shownType(headers);
  const name = encodeURIComponent(address.key.split('/').at(-1) ?? '');
  const { 'content-length': length, 'content-encoding': encoding } = headers;
  return {
    status,
    headers: {
      'content-type': shown ?? 'application/octet-stream',
      'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
      'content-security-policy': 'sandbox',
      ...(length !== undefined && { 'content-length': length }),
      ...(encoding !== undefined && { 'content-encoding': encoding }),
    },
    ...(body !== undefined && { body }),
  };
}

/** Deletes a file, as the developer's keys may. Throws StorageError. */
export function deleteFile(address: Address, parts: ConsoleParts): Promise<void> {
  return filesOf(address.bucket, parts).remove(address);
}

/** Returns the type with which a browser shows a file: pictures as they are, and texts, pages and scripts as plain text. */
function shownType({ 'content-type': type = '' }: Record<string, string>): string | undefined {
  if (type.startsWith('image/')) return type;
  const isText = /^(text\/|application\/(json|xml|javascript)\b)/.test(type);
  return isText ? 'text/plain; charset=utf-8' : undefined;
}

function filesOf(bucket: string, { definition, files }: ConsoleParts) {
  const isKnown = definition.buckets.some(({ name }) => name === bucket);
  if (!isKnown || !files) throw new RefusedCallError('There is no such bucket.');
  return files;
}
