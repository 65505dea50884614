/*
 * Makes the product's pictures from the drawings beside this file. Run it with `npm run pictures` and commit the
 * files. logo.svg and favicon.svg in public/ are drawings themselves.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { sampleTasks } from '../../amplify/seed/catalog/sample-tasks';
import { icon, sharePng, webp } from './raster';

const root = new URL('../../', import.meta.url);
const drawings = new URL('drawings/', import.meta.url);

/** The folder of the pictures made from each folder of drawings. */
const FOLDERS = {
  catalog: 'amplify/seed/pictures/',
  offers: 'src/pages/member/offers/pictures/',
  benefits: 'src/pages/member/benefits/pictures/',
  landing: 'src/pages/public/landing/pictures/',
};

/** The width of a sample task's picture: that of a card on a desktop, and twice that of one on a phone. */
const SAMPLE_WIDTH = 400;

const drawing = (name: string) => readFileSync(new URL(`${name}.svg`, drawings));

function save(file: string, content: Buffer): void {
  writeFileSync(new URL(file, root), content);
}

for (const [folder, target] of Object.entries(FOLDERS)) {
  for (const file of readdirSync(new URL(`${folder}/`, drawings))) {
    const name = file.replace('.svg', '');
    save(`${target}${name}.webp`, await webp(drawing(`${folder}/${name}`)));
  }
}
for (const { id } of sampleTasks) {
  save(`${FOLDERS.landing}${id}.webp`, await webp(drawing(`catalog/${id}`), SAMPLE_WIDTH));
}
save('public/pictures/default.webp', await webp(drawing('catalog/default')));
save('public/pictures/share.png', await sharePng(drawing('brand/share')));
const appIcon = drawing('brand/app-icon');
save('public/icon-192.png', await icon(appIcon, 192));
save('public/icon-512.png', await icon(appIcon, 512));
save('public/apple-touch-icon.png', await icon(appIcon, 180));
