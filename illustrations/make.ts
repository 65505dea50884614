/**
 * Redraws every picture of the product: the catalog's in amplify/seed/pictures, those of pages in their
 * folders, and those with permanent URLs in public/. Run it with `npm run pictures` and commit
 * the files.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { narrowLandscape, wideLandscape } from './drawing/brand/landscape';
import { appIcon, favicon, logo } from './drawing/brand/mark';
import { sharePicture } from './drawing/brand/share';
import { avif, pngIcon, sharePng, webp } from './drawing/raster';
import { drawings, drawingsOf } from './drawing/scenes';
import { benefitScenes } from './drawing/scenes/benefits';
import { offerScenes } from './drawing/scenes/offers';

const catalogFolder = new URL('../amplify/seed/pictures/', import.meta.url);
const site = new URL('../public/', import.meta.url);
const pages = new URL('../src/pages/', import.meta.url);
const welcome = new URL('public/landing/', pages);

/** The tasks of amplify/seed/catalog/sample-tasks.ts; a test finds each one's picture on the landing page. */
const sampleTasks = ['daily-meatless-lunch', 'daily-short-shower', 'daily-reusable-bottle'];
/** Twice as wide as a card on a phone, and as wide as one on a desktop. */
const SAMPLE_WIDTH = 400;

async function write(place: URL, content: Buffer | string): Promise<number> {
  await writeFile(place, content);
  return content.length;
}

async function catalogPictures(): Promise<number> {
  let bytes = 0;
  for (const [name, drawing] of drawings) {
    bytes += await write(new URL(`${name}.webp`, catalogFolder), await webp(drawing));
  }
  return bytes;
}

async function sitePictures(): Promise<number> {
  await mkdir(new URL('pictures/', site), { recursive: true });
  const defaultPicture = drawings.get('default');
  if (defaultPicture === undefined) throw new Error('scenes/ has no drawing named “default”.');
  const sizes = [
    await write(new URL('logo.svg', site), logo()),
    await write(new URL('favicon.svg', site), favicon()),
    await write(new URL('icon-192.png', site), await pngIcon(appIcon(), 192)),
    await write(new URL('icon-512.png', site), await pngIcon(appIcon(), 512)),
    await write(new URL('apple-touch-icon.png', site), await pngIcon(appIcon(), 180)),
    await write(new URL('pictures/share.png', site), await sharePng(sharePicture())),
    await write(new URL('pictures/default.webp', site), await webp(defaultPicture)),
  ];
  for (const [name, drawing] of [
    ['banner', wideLandscape('day')],
    ['banner-narrow', narrowLandscape('day')],
    ['banner-night', wideLandscape('night')],
    ['banner-narrow-night', narrowLandscape('night')],
  ] as const) {
    sizes.push(
      await write(new URL(`pictures/${name}.avif`, welcome), await avif(drawing, 50)),
      await write(new URL(`pictures/${name}.webp`, welcome), await webp(drawing)),
    );
  }
  for (const name of sampleTasks) {
    const drawing = drawings.get(name);
    if (drawing === undefined) throw new Error(`scenes/ has no drawing named “${name}”.`);
    sizes.push(
      await write(new URL(`pictures/${name}.webp`, welcome), await webp(drawing, SAMPLE_WIDTH)),
    );
  }
  for (const [page, scenes] of [
    ['offers', offerScenes],
    ['benefits', benefitScenes],
  ] as const) {
    const folder = new URL(`member/${page}/pictures/`, pages);
    await mkdir(folder, { recursive: true });
    for (const [name, drawing] of drawingsOf(scenes)) {
      sizes.push(await write(new URL(`${name}.webp`, folder), await webp(drawing)));
    }
  }
  return sizes.reduce((sum, size) => sum + size, 0);
}

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`;
const [catalog, brand] = [await catalogPictures(), await sitePictures()];
process.stdout.write(
  `${drawings.size} catalog pictures (${kilobytes(catalog)}), brand pictures (${kilobytes(brand)}).\n`,
);
