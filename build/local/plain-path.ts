import { createHash } from 'node:crypto';
import { realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Returns a path to the folder without characters that Vite would misread as URL syntax: its own path, or that of a
 * link to it.
 */
export function plainPath(folder: string): string {
  if (!/[#?%]/.test(folder)) return folder;
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const link = join(tmpdir(), `verdure-${hash}`);
  if (pathBehind(link) !== realpathSync(folder)) {
    rmSync(link, { force: true });
    symlinkSync(folder, link, 'junction');
  }
  return link;
}

function pathBehind(link: string): string | undefined {
  try {
    return realpathSync(link);
  } catch {
    return undefined;
  }
}
