import { StorageError } from './errors';

/** The first and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The bytes that a Range header asks for; undefined for the whole, which is also the answer to a
 * header of another form or with several ranges. Throws StorageError 'InvalidRange' (416).
 */
export function byteRangeOf(header: string | undefined, size: number): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  const range =
    first === ''
      ? { start: Math.max(0, size - Number(last)), end: size - 1 }
      : { start: Number(first), end: Math.min(last === '' ? Infinity : Number(last), size - 1) };
  if (range.start >= size) {
    throw new StorageError('InvalidRange', undefined, {
      RangeRequested: header ?? '',
      ActualObjectSize: size,
    });
  }
  return range;
}
