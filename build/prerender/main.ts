import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseManifest } from './manifest';
import { offlineFiles, withOfflineFiles } from './offline-files';
import { writeSite } from './site';
import { siteOrigin } from './site-map';

// Adds the prerendered pages to the build's output folder; prerender/plugin.ts runs this after the build.
const dist = resolve(process.argv[2] ?? 'dist');
const manifestFile = join(dist, '.vite/manifest.json');
const workerFile = join(dist, 'service-worker.js');

const manifest = parseManifest(await readFile(manifestFile, 'utf8'));
const files = await writeSite({
  manifest,
  template: await readFile(join(dist, 'index.html'), 'utf8'),
  origin: siteOrigin(process.env),
  read: (path) => readFile(join(dist, path), 'utf8'),
});
await Promise.all(files.map(({ name, text }) => writeFile(join(dist, name), text)));

const worker = await readFile(workerFile, 'utf8');
const read = (path: string) => readFile(join(dist, path));
await writeFile(workerFile, await withOfflineFiles(worker, offlineFiles(manifest), read));

// The manifest is for measuring the build, not for visitors.
await rename(manifestFile, resolve('.verdure/manifest.json'));
await rmdir(dirname(manifestFile));
process.stdout.write(`Wrote ${files.map(({ name }) => name).join(', ')}.\n`);
