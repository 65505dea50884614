import type { Contents } from './contents';

const PREFIX = 'verdure-';

/** The page of the application that any of its addresses is shown with. */
const SHELL = '/app.html';

/** Keeps all of a deployment's files. Rejects when one cannot be had: then the old worker stays. */
export async function fillCache({ version, files }: Contents): Promise<void> {
  const cache = await caches.open(PREFIX + version);
  await cache.addAll(files.map((path) => new Request(path, { cache: 'no-cache' })));
}

/**
 * Forgets all deployments but this one and the one before it: pages that were open during the change
 * still load the pieces of theirs.
 */
export async function dropOldCaches({ version }: Contents): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const others = names.filter((name) => name !== PREFIX + version);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

/** A kept file, of whatever deployment. */
export async function kept(request: Request | string): Promise<Response | undefined> {
  return caches.match(request, { ignoreVary: true });
}

/** The newest shell that is kept. */
export async function keptShell(): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.toReversed()) {
    const shell = await (await caches.open(name)).match(SHELL);
    if (shell) return shell;
  }
  return undefined;
}
