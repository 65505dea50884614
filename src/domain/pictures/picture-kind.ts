import { imageDimensionsFromData } from 'image-dimensions';

/** The accepted picture formats and their media types. */
export const PICTURE_KINDS = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  WebP: 'image/webp',
  GIF: 'image/gif',
  AVIF: 'image/avif',
} as const;

export type PictureKind = keyof typeof PICTURE_KINDS;

/** Their media types, as the `accept` of a file input lists them. */
export const ACCEPTED_TYPES = Object.values(PICTURE_KINDS).join(',');

/** Their names in a sentence: 'JPEG, PNG, WebP, GIF, or AVIF'. */
export const ACCEPTED_KINDS = Object.keys(PICTURE_KINDS)
  .join(', ')
  .replace(/, (\w+)$/, ', or $1');

export interface Size {
  readonly width: number;
  readonly height: number;
}

export type PictureHeader =
  | { readonly ok: true; readonly kind: PictureKind; readonly size: Size }
  | { readonly ok: false; readonly problem: string };

/**
 * Returns a picture's kind and size by its first bytes, without decoding it, or why the file isn't accepted. Ignores
 * its name and the browser's guess. 4 MB are enough for the headers that cameras write. SVG is refused with its own
 * message, since it can contain scripts.
 */
export function readPictureHeader(bytes: Uint8Array): PictureHeader {
  const kind = pictureKind(bytes);
  if (!kind)
    return { ok: false, problem: `${rejectionReason(bytes)} Choose a ${ACCEPTED_KINDS} picture.` };
  const size = declaredSize(bytes);
  if (size) return { ok: true, kind, size };
  return { ok: false, problem: `This ${kind} file is damaged. Choose another one.` };
}

function declaredSize(bytes: Uint8Array): Size | undefined {
  try {
    const { width = 0, height = 0 } = imageDimensionsFromData(bytes) ?? {};
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    // Tables of a million entries overflow the reader's stack.
    return undefined;
  }
}

function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  const start = ascii(bytes, 0, 12);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'JPEG';
  if (start.startsWith('\u0089PNG\r\n\u001a\n')) return 'PNG';
  if (/^RIFF.{4}WEBP/s.test(start)) return 'WebP';
  if (/^GIF8[79]a/.test(start)) return 'GIF';
  return brands(bytes).some((brand) => AVIF_BRANDS.has(brand)) ? 'AVIF' : undefined;
}

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1']);

function rejectionReason(bytes: Uint8Array): string {
  if (bytes.length === 0) return 'The file is empty.';
  if (/<svg[\s>]/i.test(ascii(bytes, 0, 4096).replaceAll('\0', ''))) {
    return 'SVG files can contain scripts and aren’t accepted.';
  }
  if (brands(bytes).some((brand) => HEIF_BRANDS.has(brand))) {
    return 'HEIC pictures aren’t accepted.';
  }
  return 'This file isn’t a picture.';
}

/** The formats that a file says it follows (ISO/IEC 14496-12, 4.3), of which AVIF may be any. */
function brands(bytes: Uint8Array): string[] {
  if (ascii(bytes, 4, 4) !== 'ftyp') return [];
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  return ascii(bytes, 8, Math.min(length, MAX_BRANDS_LENGTH) - 8).match(/.{4}/gs) ?? [];
}

/** More than any encoder writes. */
const MAX_BRANDS_LENGTH = 200;

/** Returns bytes as ASCII text, the form of signatures in picture files. */
function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
