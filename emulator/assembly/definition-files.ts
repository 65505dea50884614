import { buildSync } from 'esbuild';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/** Hidden files and folders, which editors and systems create, and editors' backups. */
const strayFile = /(^|[/\\])\.|~$/;

/**
 * Returns the files that a synthesis may read, sorted by their paths in the project: all of `amplify/` but the seed, tests, documents
 * and the files of editors, plus what its modules import from anywhere in the project, and the lock file.
 */
export function definitionFiles(projectFolder: string): string[] {
  const folder = join(projectFolder, 'amplify');
  const inFolder = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.ts$|\.md$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.startsWith(join(folder, 'seed') + sep))
    .filter((path) => !strayFile.test(relative(folder, path)));
  const lockFile = nearestLockFile(projectFolder);
  const files = [...inFolder, ...importedFiles(projectFolder, inFolder)];
  const all = new Set([...files, ...(lockFile === undefined ? [] : [lockFile])]);
  // Sorted by path within the project, since their order is part of a synthesis's key.
  const relativePaths = [...all].map((path) => relative(projectFolder, path));
  return relativePaths.toSorted().map((path) => join(projectFolder, path));
}

const lockFiles = ['package-lock.json', 'pnpm-lock.yaml', 'yarn.lock', 'bun.lock'];

/** The lock file of the project, or of the workspace that it is part of. */
function nearestLockFile(folder: string): string | undefined {
  const found = lockFiles.map((name) => join(folder, name)).find((path) => existsSync(path));
  const parent = dirname(folder);
  return found ?? (parent === folder ? undefined : nearestLockFile(parent));
}

/** Reads the definition's files one by one, without those that vanish in the meantime. */
export function* definitionContents(
  projectFolder: string,
): Generator<{ path: string; content: Buffer }> {
  for (const path of definitionFiles(projectFolder)) {
    const content = contentOf(path);
    if (content) yield { path, content };
  }
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Returns the modules that those in `amplify/` import, or nothing if one can't be parsed. It looks at all
 * modules, since the definition refers to the code of functions without importing it.
 */
function importedFiles(projectFolder: string, inFolder: readonly string[]): string[] {
  try {
    const { metafile } = buildSync({
      absWorkingDir: projectFolder,
      entryPoints: inFolder.filter((path) => /(?<!\.d)\.[cm]?[jt]s$/.test(path)),
      outdir: 'nowhere',
      bundle: true,
      packages: 'external',
      platform: 'node',
      format: 'esm',
      metafile: true,
      write: false,
      logLevel: 'silent',
    });
    // Amplify generates modules in a hidden folder.
    return Object.keys(metafile.inputs)
      .filter((path) => !strayFile.test(path.replace(/^(\.\.\/)+/, '')))
      .map((path) => join(projectFolder, path));
  } catch {
    // Synthesis fails as well, and says why.
    return [];
  }
}
