import { detectPictureKind } from '@/domain/pictures/picture-kind';
import { MAX_MEGABYTES, pictureSize, sizeProblem, limitSize } from '@/domain/pictures/picture-size';

const HEADER_BYTES = 4_000_000;
const QUALITY = 0.82;

/**
 * Why a file must not be opened as a picture: its length, its first bytes or the size named in its
 * header. Nothing is decoded. Undefined when it may be opened.
 */
export async function pictureProblem(file: Blob): Promise<string | undefined> {
  if (file.size > MAX_MEGABYTES * 1_000_000) {
    return `The file is larger than ${MAX_MEGABYTES} MB. Choose a smaller one.`;
  }
  const start = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined);
  if (!start) return 'Your browser couldn’t read the file. Choose it again.';
  const bytes = new Uint8Array(start);
  const found = detectPictureKind(bytes);
  if (!found.ok) return found.problem;
  const size = pictureSize(found.kind, bytes);
  return size ? sizeProblem(size) : `This ${found.kind} file is damaged. Choose another one.`;
}

/** A picture ready to be stored. */
export interface EncodedPicture {
  readonly blob: Blob;
  readonly extension: 'webp' | 'jpg';
}

/**
 * Decodes a picture, scales it down to the size of a card and encodes it again: as WebP, or as JPEG
 * where the browser cannot write WebP. Metadata such as the place and time of a photo, and all frames
 * but the first, are dropped. Throws when the browser cannot decode it.
 */
export async function encodePicture(file: Blob): Promise<EncodedPicture> {
  const bitmap = await createImageBitmap(file);
  try {
    const { width, height } = limitSize(bitmap);
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no canvas to draw on');
    context.imageSmoothingQuality = 'high';
    context.drawImage(bitmap, 0, 0, width, height);
    const webp = await encode(canvas, 'image/webp');
    if (webp.type === 'image/webp') return { blob: webp, extension: 'webp' };
    return { blob: await encode(canvas, 'image/jpeg'), extension: 'jpg' };
  } finally {
    bitmap.close();
  }
}

function encode(canvas: HTMLCanvasElement, type: string): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The canvas could not be encoded'))),
      type,
      QUALITY,
    );
  });
}
