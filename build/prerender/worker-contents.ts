import { createHash } from 'node:crypto';
import type { Contents } from '../../src/service-worker/contents';
import type { Manifest } from './assets';

const PLACEHOLDER = '__VERDURE_CONTENTS__';

/** Beside what the build names: the shell that every address is shown with, and what it refers to. */
const shellFiles = [
  '/app.html',
  '/favicon.svg',
  '/icon-192.png',
  '/site.webmanifest',
  '/pictures/default.webp',
];

/** Pages of no use without a connection: nobody signs in, and nobody keeps the catalogue. */
const onlineOnly = /^src\/pages\/(admin\/|public\/(login|new-account))/;

/** A picture of a public page stands there in several sizes and kinds, of which a browser needs one. */
const pictureFile = /\.(avif|webp)$/;

/** What a member's pages are made of, by the build's own account: paths from the site's root. */
export function offlineFiles(manifest: Manifest): string[] {
  const files = new Set<string>(shellFiles);
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key) || onlineOnly.test(key)) return;
    seen.add(key);
    const assets = chunk.assets.filter((file) => !pictureFile.test(file));
    for (const file of [chunk.file, ...chunk.css, ...assets]) files.add(`/${file}`);
    for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
  };
  visit('index.html');
  return [...files];
}

/**
 * The service worker with the list of what it keeps written into it. `read` gives a file's bytes; the
 * version follows from all of them. Throws when the worker has no place for the list.
 */
export async function workerWithContents(
  worker: string,
  files: readonly string[],
  read: (path: string) => Promise<Uint8Array>,
): Promise<string> {
  if (!worker.includes(PLACEHOLDER))
    throw new Error('The service worker has no place for its list.');
  const hash = createHash('sha256').update(worker);
  for (const path of files) hash.update(path).update(await read(path));
  const contents: Contents = { version: hash.digest('hex').slice(0, 16), files };
  return worker.replace(PLACEHOLDER, () => JSON.stringify(contents));
}
