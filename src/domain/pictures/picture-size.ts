import { numberText } from '@/domain/number-text';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The largest picture file that can be opened, in megabytes. */
export const MAX_MEGABYTES = 60;

/** 80 million pixels take 320 MB of memory, about a phone's limit. */
const MAX_PIXELS = 80_000_000;
const MAX_SIDE = 30_000;

/**
 * The box that a stored picture fits in, in pixels: twice a card's size on the screen. It is taller than a card, so
 * that portrait pictures are as sharp as others once cropped.
 */
const BOX: Size = { width: 720, height: 960 };

/**
 * Returns why a picture of this size must not be decoded; undefined if it may be. A file of a few
 * kilobytes can declare a size that would use up all memory.
 */
export function sizeProblem({ width, height }: Size): string | undefined {
  if (width * height <= MAX_PIXELS && Math.max(width, height) <= MAX_SIDE) return undefined;
  const figures = `${numberText(width)} by ${numberText(height)} pixels`;
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

/** The largest file to store unchanged in browsers that can't scale it down. */
const MAX_UNSCALED_BYTES = 400_000;
const MAX_UNSCALED_PIXELS = 4_000_000;
/** The limits of a picture that is stored unscaled, in words. */
export const UNSCALED_LIMITS =
  '400 kB and 4 megapixels, not animated, and saved without location, date and camera details';

/** How file formats mark a photo's details, such as where and when it was taken: Exif, XMP and IPTC. */
const DETAILS = /Exif|EXIF|eXIf|Raw profile type|adobe\.xmp|rdf-syntax|Photoshop 3/;
/** How PNG, WebP, GIF and AVIF files mark an animation. */
const ANIMATION = /acTL|ANIM|NETSCAPE2\.0|ftypavis/;

/**
 * Whether a picture file can be stored unchanged: small enough for the picker's preview, quick to decode, and without a
 * photo's details or animation, which only re-encoding would remove.
 */
export function isStorableUnscaled({ width, height }: Size, file: Uint8Array): boolean {
  const text = new TextDecoder('latin1').decode(file);
  return (
    file.length <= MAX_UNSCALED_BYTES &&
    width * height <= MAX_UNSCALED_PIXELS &&
    !DETAILS.test(text) &&
    !ANIMATION.test(text)
  );
}
