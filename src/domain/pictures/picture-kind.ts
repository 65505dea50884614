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

export type DetectedPicture =
  | { readonly ok: true; readonly kind: PictureKind }
  | { readonly ok: false; readonly problem: string };

const ACCEPTED = `Choose a ${ACCEPTED_KINDS} picture.`;
const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIF_BRANDS = new Set(['heic', 'heix', 'hevc', 'mif1', 'msf1']);

/**
 * Detects the kind of a picture file by its first bytes, ignoring its name and the browser's guess. SVG
 * is refused with its own message, since it can contain scripts.
 */
export function detectPictureKind(bytes: Uint8Array): DetectedPicture {
  const kind = pictureKind(bytes);
  if (kind) return { ok: true, kind };
  return { ok: false, problem: `${rejectionReason(bytes)} ${ACCEPTED}` };
}

function pictureKind(bytes: Uint8Array): PictureKind | undefined {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'JPEG';
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'PNG';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 4) === 'WEBP') return 'WebP';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'GIF';
  if (brands(bytes).some((brand) => AVIF_BRANDS.has(brand))) return 'AVIF';
  return undefined;
}

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

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, at) => bytes[at] === byte);
}

/** Returns bytes as ASCII text, the form of signatures in picture files. */
export function ascii(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length));
}
