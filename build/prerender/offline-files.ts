import { createHash } from 'node:crypto';
import { paths } from '../../src/paths';
import type { Contents } from '../../src/service-worker/contents';
import type { Manifest } from './manifest';

/** A path that is rewritten to the shell, since the host may redirect the shell's own file. */
const SHELL = paths.library;

const PLACEHOLDER = '__VERDURE_CONTENTS__';

/** Files that aren't in the manifest: the shell that serves any path, and the files it refers to. */
const shellFiles = [
  SHELL,
  '/favicon.svg',
  '/icon-192.png',
  '/site.webmanifest',
  '/pictures/default.webp',
];

/** The build's entries for members: the application, and the code that the home's shell runs before it. */
const entries = ['index.html', 'src/app/home-prefetch.ts'];

/** Pages that need the backend: signing in and administration. */
const onlineOnly = /^src\/pages\/(admin\/|public\/sign-in\/)/;

/** Public pages have each picture in several sizes, and a browser needs only one. */
const pictureFile = /\.webp$/;

/** Returns the files of the member pages in the build's manifest, as paths from the site's root. */
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
  for (const entry of entries) visit(entry);
  return [...files];
}

/**
 * Returns the service worker's code with the list of files to cache and a version derived from their
 * content. Throws if the placeholder is missing.
 */
export async function withOfflineFiles(
  worker: string,
  files: readonly string[],
  read: (path: string) => Promise<Uint8Array>,
): Promise<string> {
  if (!worker.includes(PLACEHOLDER)) {
    throw new Error(`The service worker has lost its placeholder ${PLACEHOLDER}.`);
  }
  const hash = createHash('sha256').update(worker);
  for (const path of files) hash.update(path).update(await read(path));
  const version = hash.digest('hex').slice(0, 16);
  const contents: Contents = { version, shell: SHELL, files };
  return worker.replace(PLACEHOLDER, () => JSON.stringify(contents));
}
