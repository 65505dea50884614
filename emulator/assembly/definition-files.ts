import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Hidden files and folders, which editors and systems create, and editors' backups. */
const strayFile = /(^|[/\\])\.|~$/;

/**
 * Reads the files that a synthesis may read, sorted by path: the lock file and all of `amplify/`, except the seed,
 * tests, documents and editors' files. Skips files that vanish before they are read.
 */
export function* definitionContents(
  projectFolder: string,
): Generator<{ path: string; content: Buffer }> {
  const folder = join(projectFolder, 'amplify');
  const inFolder = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'seed') + sep))
    .filter((path) => !strayFile.test(relative(folder, path)));
  const paths = [...inFolder, ...nearestLockFile(projectFolder)].map((path) =>
    relative(projectFolder, path),
  );
  // Their order is part of a synthesis's hash.
  for (const path of paths.toSorted()) {
    const content = contentOf(join(projectFolder, path));
    if (content) yield { path, content };
  }
}

/** The lock file of the project, or of the workspace that it is part of. */
function nearestLockFile(folder: string): string[] {
  const path = join(folder, 'package-lock.json');
  if (existsSync(path)) return [path];
  const parent = dirname(folder);
  return parent === folder ? [] : nearestLockFile(parent);
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
