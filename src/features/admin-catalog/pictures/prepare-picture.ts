import { PICTURE_KINDS, readPictureHeader } from '@/domain/pictures/picture-kind';
import {
  isStorableUnscaled,
  limitSize,
  MAX_MEGABYTES,
  UNSCALED_LIMITS,
} from '@/domain/pictures/picture-size';
import { UnusableFile } from '@/domain/unusable-file';
import { encodeCanvas, keepsDrawnColors, lightColor, newCanvas } from '@/lib/canvas';
import { bytesOf } from '@/features/admin-catalog/chosen-file';

const HEADER_BYTES = 4_000_000;
const QUALITY = 0.82;

/**
 * Returns a picture file to store: scaled down to card size and re-encoded. If the browser alters what pages draw, a
 * small file without a photo's details or animation is stored unchanged. Throws an UnusableFile: length, first bytes
 * and the size in the header are checked before anything is decoded.
 */
export async function preparePicture(file: Blob): Promise<Blob> {
  const start = await bytesOf(file, MAX_MEGABYTES, 'Choose a smaller one.', HEADER_BYTES);
  const { kind, size } = readPictureHeader(start);
  try {
    const bitmap = await createImageBitmap(file);
    try {
      // Some browsers return nothing instead of noise.
      const isFaithful = await keepsDrawnColors().catch(() => false);
      if (isFaithful) return await encodeScaled(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    throw new UnusableFile(kind === 'AVIF' ? NO_AVIF : DAMAGED);
  }
  if (!isStorableUnscaled(size, start)) throw new UnusableFile(SCRAMBLED);
  return file.slice(0, file.size, PICTURE_KINDS[kind]);
}

const DAMAGED = 'Your browser can’t open this picture. It may be damaged.';
const NO_AVIF =
  'Your browser can’t open this AVIF picture. Save it as JPEG or PNG and choose that file.';
const SCRAMBLED = `To prevent tracking, your browser scrambles pictures that pages resize. Allow this site to use canvas data, use another browser, or choose a picture of up to ${UNSCALED_LIMITS}.`;

/**
 * Scales a picture down and encodes it as WebP, or as JPEG if the browser can't write WebP, on a card's background
 * color. This drops metadata, such as where and when a photo was taken, and all frames but the first.
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
