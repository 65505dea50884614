import { ascii, type PictureKind } from './picture-kind';
import { LOCALE } from '@/domain/locale';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest picture file that is opened, in megabytes. */
export const MAX_MEGABYTES = 60;

/** 80 million pixels take 320 MB of memory, about a phone's limit. */
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 30_000;

/**
 * The box that a stored picture fits in, in pixels: twice a card's size on the screen. It is taller
 * than a card, so a portrait picture cropped to the card is as sharp as others.
 */
const BOX: Size = { width: 720, height: 960 };

/**
 * Returns the size in a picture's header without decoding the picture; undefined if `bytes` has none.
 * `bytes` is the start of the file: 4 MB are enough for the headers that cameras write.
 */
export function pictureSize(kind: PictureKind, bytes: Uint8Array): Size | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const size = readers[kind](view, bytes);
    return size && size.width > 0 && size.height > 0 ? size : undefined;
  } catch (error) {
    // The file ends before its header does.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/**
 * Returns why a picture of this size must not be decoded; undefined if it may be. A file of a few
 * kilobytes can declare a size that would use up all memory.
 */
export function sizeProblem({ width, height }: Size): string | undefined {
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return undefined;
  const figures = `${width.toLocaleString(LOCALE)} by ${height.toLocaleString(LOCALE)} pixels`;
  return `The picture is ${figures}, too large to open safely. Shrink it to 80 megapixels or less and choose it again.`;
}

/** Returns the size to store a picture at: scaled down to fit the box, never enlarged. */
export function limitSize({ width, height }: Size): Size {
  const scale = Math.min(1, BOX.width / width, BOX.height / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

type Reader = (view: DataView, bytes: Uint8Array) => Size | undefined;

const readers: Readonly<Record<PictureKind, Reader>> = {
  PNG: (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  GIF: (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  WebP: webpSize,
  JPEG: jpegSize,
  AVIF: avifSize,
};

function webpSize(view: DataView, bytes: Uint8Array): Size | undefined {
  switch (ascii(bytes, 12, 4)) {
    case 'VP8X':
      return { width: uint24(view, 24) + 1, height: uint24(view, 27) + 1 };
    case 'VP8 ':
      return {
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 'VP8L': {
      const packed = view.getUint32(21, true);
      return { width: (packed & 0x3fff) + 1, height: ((packed >>> 14) & 0x3fff) + 1 };
    }
    default:
      return undefined;
  }
}

function uint24(view: DataView, at: number): number {
  return view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
}

// Skips segments up to the frame header: SOF0 to SOF15, except the three other markers in that range.
function jpegSize(view: DataView): Size | undefined {
  let at = 2;
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xda || marker === 0xd9) return undefined;
    at += 2 + view.getUint16(at + 2);
  }
  return undefined;
}

/** The boxes that hold the sizes (ISO/IEC 23008-12, 9.3), and what each has before its first part. */
const AVIF_BOXES: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };
const BOX_HEADER = 8;

// Takes the largest of the file's images, since its parts and its transparency have sizes of their own.
function avifSize(view: DataView, bytes: Uint8Array): Size | undefined {
  let size: Size | undefined;
  let at = 0;
  while (at + BOX_HEADER <= view.byteLength) {
    const name = ascii(bytes, at + 4, 4);
    if (name === 'ispe') {
      const found = { width: view.getUint32(at + 12), height: view.getUint32(at + 16) };
      if (!size || found.width * found.height > size.width * size.height) size = found;
    }
    const length = AVIF_BOXES[name] ?? view.getUint32(at);
    if (length < BOX_HEADER) break;
    at += length;
  }
  return size;
}

/** The largest file that is stored as it is, where a browser can't scale it down. */
const MAX_UNSCALED_BYTES = 400_000;
const MAX_UNSCALED_PIXELS = 4_000_000;
/** These limits in words. */
export const UNSCALED_LIMITS = '400 kB and 4 megapixels';

/** Whether a picture can be stored as it is: as small a file as the picker previews, and quick to decode. */
export function isStorableUnscaled({ width, height }: Size, bytes: number): boolean {
  return bytes <= MAX_UNSCALED_BYTES && width * height <= MAX_UNSCALED_PIXELS;
}
