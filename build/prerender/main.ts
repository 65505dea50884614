import config from 'client-config';
import { readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { ruleFor, siteRules } from '../hosting/rules';
import { backendOrigins } from '../hosting/security-policy';
import { openQuestions, owner } from '../../src/owner';
import { parseManifest } from './manifest';
import { offlineFiles, withOfflineFiles } from './offline-files';
import { writeSite } from './site';

// Run by prerender/plugin.ts after the build, with its output folder and the site's origin. Adds the prerendered pages
// to the folder.
const [, , outDir = 'dist', origin = ''] = process.argv;
const dist = resolve(outDir);
const manifestFile = join(dist, '.vite/manifest.json');
const workerFile = join(dist, 'service-worker.js');

const manifest = parseManifest(await readFile(manifestFile, 'utf8'));
const files = await writeSite({
  manifest,
  template: await readFile(join(dist, 'index.html'), 'utf8'),
  origin,
  backend: backendOrigins(config),
  read: (path) => readFile(join(dist, path), 'utf8'),
});
await Promise.all(files.map(({ name, text }) => writeFile(join(dist, name), text)));

const worker = await readFile(workerFile, 'utf8');
const rules = siteRules();
const read = (path: string) => readFile(join(dist, ruleFor(path, rules, true)?.target ?? path));
await writeFile(workerFile, await withOfflineFiles(worker, offlineFiles(manifest), read));

// The manifest is for measuring the build, not for visitors.
await rename(manifestFile, resolve('.verdure/manifest.json'));
await rmdir(dirname(manifestFile));
process.stdout.write(`Wrote ${files.map(({ name }) => name).join(', ')}.\n`);
for (const line of openQuestions(owner)) process.stdout.write(`src/owner.ts: ${line}.\n`);
