import { StorageError } from './errors';

/** The first and last byte, inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a Range header. Returns undefined for the whole object: no header, another format, or
 * several ranges. Throws StorageError 'InvalidRange' (416).
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | undefined {
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
