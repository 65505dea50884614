import sharp from 'sharp';
import type { Svg } from './paint';
import { randomFrom } from './random';

/** The most that the paper's grain changes a color channel, of 255. */
const grainDepth = 7;

/** A sheet of soft noise around middle gray; always the same for a given size. */
function grain(width: number, height: number) {
  const random = randomFrom(width * 7919 + height);
  const pixels = Buffer.alloc(width * height, 0);
  for (let at = 0; at < pixels.length; at += 1) {
    const sway = random() + random() + random() - 1.5;
    pixels[at] = 128 + Math.round(sway * grainDepth);
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .toColorspace('srgb')
    .png()
    .toBuffer();
}

/** Rasterizes the drawing with paper grain over it. */
async function onPaper(drawing: Svg) {
  const flat = await sharp(Buffer.from(drawing)).png().toBuffer({ resolveWithObject: true });
  const overlay = await grain(flat.info.width, flat.info.height);
  return sharp(flat.data).composite([{ input: overlay, blend: 'soft-light' }]);
}

/** On paper with grain, a higher quality mostly keeps more of the grain. */
const WEBP_QUALITY = 76;

/** Returns the drawing as a WebP file, `width` pixels wide if that is given. */
export async function webp(drawing: Svg, width?: number): Promise<Buffer> {
  const sheet = await onPaper(drawing);
  const sized = width === undefined ? sheet : sharp(await sheet.png().toBuffer()).resize(width);
  return sized
    .removeAlpha()
    .webp({ quality: WEBP_QUALITY, effort: 6, smartSubsample: true, preset: 'drawing' })
    .toBuffer();
}

/** Returns the drawing as an AVIF file: a third smaller, for browsers that support it. */
export async function avif(drawing: Svg, quality: number): Promise<Buffer> {
  const sheet = await onPaper(drawing);
  return sheet.removeAlpha().avif({ quality, effort: 8, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** Returns a square drawing as a PNG of `size` pixels, without grain. */
export function pngIcon(drawing: Svg, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Returns the share picture as a PNG, which every social site can read. */
export function sharePng(drawing: Svg): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
}
