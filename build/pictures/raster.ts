import sharp from 'sharp';

/** How strong the paper's grain is. */
const GRAIN_DEPTH = 7;

/** A higher quality would mostly preserve more of the grain. */
const WEBP_QUALITY = 76;

/** Returns a seeded source of numbers in [0, 1): the same seed gives the same grain (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A sheet of soft noise around middle gray; always the same for a given size. */
function grain(width: number, height: number) {
  const random = randomFrom(width * 7919 + height);
  const pixels = Uint8Array.from({ length: width * height }, () => {
    const offset = random() + random() + random() - 1.5;
    return 128 + Math.round(offset * GRAIN_DEPTH);
  });
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .toColorspace('srgb')
    .png()
    .toBuffer();
}

/** Rasterizes the drawing with paper grain over it. */
async function onPaper(drawing: Buffer) {
  const flat = await sharp(drawing).png().toBuffer({ resolveWithObject: true });
  const overlay = await grain(flat.info.width, flat.info.height);
  return sharp(flat.data).composite([{ input: overlay, blend: 'soft-light' }]);
}

/** Returns the drawing as a WebP file, `width` pixels wide if given. */
export async function webp(drawing: Buffer, width?: number): Promise<Buffer> {
  const sheet = await onPaper(drawing);
  const sized = width === undefined ? sheet : sharp(await sheet.png().toBuffer()).resize(width);
  return sized
    .removeAlpha()
    .webp({ quality: WEBP_QUALITY, effort: 6, smartSubsample: true, preset: 'drawing' })
    .toBuffer();
}

/** Returns a square drawing of 64 units as a PNG of `size` pixels, without grain. */
export function icon(drawing: Buffer, size: number): Promise<Buffer> {
  return sharp(drawing, { density: (72 * size) / 64 })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Returns the share picture as a PNG, which every social site can read. */
export function sharePng(drawing: Buffer): Promise<Buffer> {
  return sharp(drawing).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
}
