import {
  PICTURE_KINDS,
  type PictureHeader,
  type PictureKind,
  readPictureHeader,
} from '@/domain/pictures/picture-kind';
import {
  isStorableUnscaled,
  limitSize,
  MAX_MEGABYTES,
  sizeProblem,
  UNSCALED_LIMITS,
} from '@/domain/pictures/picture-size';
import { encodeCanvas, keepsDrawnColors, lightColor, newCanvas } from '@/lib/canvas';

const HEADER_BYTES = 4_000_000;
const QUALITY = 0.82;

/** A picture as it is stored, of its own media type, or why it can't be. */
export type PreparedPicture =
  { readonly ok: true; readonly picture: Blob } | { readonly ok: false; readonly problem: string };

/**
 * Checks a picture file, scales it down to the size of a card and encodes it again. Where the browser changes what
 * pages draw, a small file is stored as it is.
 */
export async function preparePicture(file: Blob): Promise<PreparedPicture> {
  const found = await inspectPicture(file);
  if (!found.ok) return found;
  const { kind, size } = found;
  try {
    const bitmap = await createImageBitmap(file);
    try {
      if (await keepsDrawnColors()) return { ok: true, picture: await encodeScaled(bitmap) };
    } finally {
      bitmap.close();
    }
  } catch {
    return refuse(unreadable(kind));
  }
  if (!isStorableUnscaled(size, file.size)) return refuse(SCRAMBLED);
  return { ok: true, picture: file.slice(0, file.size, PICTURE_KINDS[kind]) };
}

const SCRAMBLED = `To prevent tracking, your browser scrambles pictures that pages resize. Allow this site to use canvas data, use another browser, or choose a picture of up to ${UNSCALED_LIMITS}.`;

function unreadable(kind: PictureKind): string {
  if (kind !== 'AVIF') return 'Your browser can’t open this picture. It may be damaged.';
  return 'Your browser can’t open this AVIF picture. Save it as JPEG or PNG and choose that file.';
}

/**
 * Returns a file's kind and size, or why it must not be opened as a picture: its length, its first bytes or the size
 * named in its header. Nothing is decoded.
 */
async function inspectPicture(file: Blob): Promise<PictureHeader> {
  if (file.size > MAX_MEGABYTES * 1_000_000) {
    return refuse(`The file is larger than ${MAX_MEGABYTES} MB. Choose a smaller one.`);
  }
  const start = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return refuse('Your browser couldn’t read the file. Choose it again.');
  const found = readPictureHeader(new Uint8Array(start));
  const problem = found.ok ? sizeProblem(found.size) : undefined;
  return problem === undefined ? found : refuse(problem);
}

function refuse(problem: string) {
  return { ok: false, problem } as const;
}

/**
 * Scales a picture down and encodes it as WebP, or as JPEG where the browser can't write WebP, on the color that a
 * card has behind it. Metadata such as the place and time of a photo, and all frames but the first, are dropped.
 */
async function encodeScaled(bitmap: ImageBitmap): Promise<Blob> {
  const { width, height } = limitSize(bitmap);
  const { canvas, context } = newCanvas(width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  const webp = await encodeCanvas(canvas, 'image/webp', QUALITY);
  if (webp.type === 'image/webp') return webp;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = lightColor('--color-leaf-wash');
  context.fillRect(0, 0, width, height);
  return encodeCanvas(canvas, 'image/jpeg', QUALITY);
}
