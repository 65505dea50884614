import sharp from 'sharp';
import type { Svg } from './paint';
import { randomFrom } from './random';

/** How far the paper's grain moves a colour, of 255. */
const grainDepth = 7;

/** A sheet of soft noise around middle grey, always the same for a size. */
function grain(width: number, height: number) {
  const random = randomFrom(width * 7919 + height);
  const pixels = Buffer.alloc(width * height, 0);
  for (let at = 0; at < pixels.length; at += 1) {
    const sway = random() + random() + random() - 1.5;
    pixels[at] = 128 + Math.round(sway * grainDepth);
  }
  return sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.6)
    .toColourspace('srgb')
    .png()
    .toBuffer();
}

/** The drawing as pixels, with the grain of paper over it. */
async function onPaper(drawing: Svg) {
  const flat = await sharp(Buffer.from(drawing)).png().toBuffer({ resolveWithObject: true });
  const overlay = await grain(flat.info.width, flat.info.height);
  return sharp(flat.data).composite([{ input: overlay, blend: 'soft-light' }]);
}

/** The drawing as a WebP file's bytes. */
export async function webp(drawing: Svg, quality = 80): Promise<Buffer> {
  const sheet = await onPaper(drawing);
  return sheet
    .removeAlpha()
    .webp({ quality, effort: 6, smartSubsample: true, preset: 'drawing' })
    .toBuffer();
}

/** The drawing as an AVIF file's bytes: a third lighter, for browsers that know it. */
export async function avif(drawing: Svg, quality: number): Promise<Buffer> {
  const sheet = await onPaper(drawing);
  return sheet.removeAlpha().avif({ quality, effort: 8, chromaSubsampling: '4:2:0' }).toBuffer();
}

/** A square drawing as a PNG of `size` pixels, without grain. */
export function pngIcon(drawing: Svg, size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * size) / 64 })
    .resize(size, size)
    .removeAlpha()
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** The sharing picture as a PNG, which every social site can read. */
export function sharePng(drawing: Svg): Promise<Buffer> {
  return sharp(Buffer.from(drawing)).removeAlpha().png({ palette: true, effort: 10 }).toBuffer();
}
