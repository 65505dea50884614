import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseManifest } from './assets';
import { writeSite } from './site';
import { siteOrigin } from './site-address';
import { offlineFiles, workerWithContents } from './worker-contents';

/** Run by vite.config.ts after the build, with the folder that it wrote: adds the public pages to it. */
const dist = resolve(process.argv[2] ?? 'dist');
const manifestFile = join(dist, '.vite/manifest.json');

const manifest = parseManifest(await readFile(manifestFile, 'utf8'));
const template = await readFile(join(dist, 'index.html'), 'utf8');
const files = await writeSite({
  manifest,
  template,
  origin: siteOrigin(process.env),
  read: (address) => readFile(join(dist, address), 'utf8'),
});
await Promise.all(files.map(({ name, text }) => writeFile(join(dist, name), text)));
const workerFile = join(dist, 'service-worker.js');
const worker = await workerWithContents(
  await readFile(workerFile, 'utf8'),
  offlineFiles(manifest),
  (path) => readFile(join(dist, path)),
);
await writeFile(workerFile, worker);
// What the chunks are made of is for measuring, not for visitors.
await rename(manifestFile, resolve('.verdure/manifest.json'));
await rmdir(dirname(manifestFile));
process.stdout.write(`Wrote ${files.map((file) => file.name).join(', ')}.\n`);
