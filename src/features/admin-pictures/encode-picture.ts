import { storedSize } from '@/domain/pictures/picture-size';

const QUALITY = 0.82;

/** A picture ready to be stored. */
export interface EncodedPicture {
  readonly blob: Blob;
  readonly extension: 'webp' | 'jpg';
}

/**
 * Decodes a picture, scales it down to what a card shows and encodes it anew, as WebP, or as JPEG where
 * the browser cannot write WebP. What else the file held (place and time of the photo, frames after the
 * first) is left behind. Throws when the browser cannot decode it.
 */
export async function encodePicture(file: Blob): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = storedSize(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser gives no canvas');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await encoded(canvas, 'image/webp');
    if (webp.type === 'image/webp') return { blob: webp, extension: 'webp' };
    return { blob: await encoded(canvas, 'image/jpeg'), extension: 'jpg' };
  } finally {
    bitmap.close();
  }
}

function encoded(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((done, fail) => {
    canvas.toBlob(
      (blob) => (blob ? done(blob) : fail(new Error('The canvas could not be encoded'))),
      type,
      QUALITY,
    );
  });
}
