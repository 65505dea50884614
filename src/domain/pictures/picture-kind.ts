import { imageDimensionsFromData } from 'image-dimensions';
import { UnusableFile } from '@/domain/unusable-file';
import { type Size, sizeProblem } from './picture-size';

/** The accepted picture formats and their media types. */
export const PICTURE_KINDS = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  GIF: 'image/gif',
  AVIF: 'image/avif',
} as const;

/** The accepted media types, for a file input's `accept`. */
export const ACCEPTED_TYPES = Object.values(PICTURE_KINDS).join(',');

/** The accepted formats in a sentence: 'JPEG, PNG, WebP, GIF, or AVIF'. */
export const ACCEPTED_KINDS = Object.keys(PICTURE_KINDS)
  .join(', ')
  .replace(/, (\w+)$/, ', or $1');

interface PictureHeader {
  readonly kind: keyof typeof PICTURE_KINDS;
  readonly size: Size;
}

/**
 * Returns a picture's kind and size from its first bytes, without decoding it. Ignores its name and the browser's
 * guess. The first 4 MB include every header that a camera writes. Throws an UnusableFile for a picture that must not
 * be opened; SVG has its own message, since it can contain scripts.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const start = String.fromCharCode(...bytes.subarray(0, 4096));
  const [kind] = SIGNATURES.find(([, signature]) => signature.test(start)) ?? [];
  if (!kind) throw new UnusableFile(`${rejection(start)} Choose a ${ACCEPTED_KINDS} picture.`);
  const size = declaredSize(bytes);
  if (!size) throw new UnusableFile(`This ${kind} file is damaged. Choose another one.`);
  const problem = sizeProblem(size);
  if (problem !== undefined) throw new UnusableFile(problem);
  return { kind, size };
}

function declaredSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width = 0, height = 0 } = imageDimensionsFromData(bytes) ?? {};
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    // A header with a million entries overflows the parser's stack.
    return undefined;
  }
}

/**
 * How a file begins, one character per byte. AVIF is also recognized by its compatible brands (ISO/IEC 14496-12, 4.3).
 */
const SIGNATURES: readonly (readonly [PictureHeader['kind'], RegExp])[] = [
  ['JPEG', /^\u00ff\u00d8\u00ff/],
  ['PNG', /^\u0089PNG\r\n.\n/s],
  ['WebP', /^RIFF.{4}WEBP/s],
  ['GIF', /^GIF8[79]a/],
  ['AVIF', /^.{4}ftyp(.{4}){0,48}avi[fs]/s],
];

function rejection(start: string): string {
  if (start === '') return 'The file is empty.';
  // In UTF-16, every other byte is 0.
  const text = start.replaceAll('\0', '');
  if (/<svg[\s>]/i.test(text)) return 'SVG files can contain scripts and aren’t accepted.';
  const isHeif = /^.{1,4}ftyp.{0,190}(hei[cx]|hevc|mif1|msf1)/s.test(text);
  return isHeif ? 'HEIC pictures aren’t accepted.' : 'This isn’t a kind of picture we accept.';
}
