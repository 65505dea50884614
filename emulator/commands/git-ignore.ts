import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Log } from '../core/log';
import type { Settings } from './settings';

/**
 * Adds the folder of the local state to the project's .gitignore, and says so, unless git ignores it already, or
 * the project is neither a git repository nor has such a file.
 */
export function ignoreLocalFolder(
  { projectFolder, localFolder }: Pick<Settings, 'projectFolder' | 'localFolder'>,
  log: Log,
): void {
  const inside = relative(projectFolder, localFolder).split(sep).join('/');
  if (inside === '' || inside.startsWith('..') || /^[a-z]:/i.test(inside)) return;
  const file = join(projectFolder, '.gitignore');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  if (text !== undefined && names(text, inside)) return;
  const ignored = isIgnoredByGit(projectFolder, inside);
  if (ignored === true || (ignored === undefined && text === undefined)) return;
  const before =
    text === undefined || text === '' || text.endsWith('\n') ? (text ?? '') : `${text}\n`;
  writeFileSync(file, `${before}${inside}/\n`);
  log.info(`Added ${inside}/ to .gitignore: the emulator keeps its state there.`);
}

function names(text: string, folder: string): boolean {
  return text.split(/\r?\n/).some(
    (line) =>
      line
        .trim()
        .replace(/^\//, '')
        .replace(/\/\**$/, '') === folder,
  );
}

/** Returns whether git ignores the folder, or undefined if there is no git or no repository. */
function isIgnoredByGit(projectFolder: string, folder: string): boolean | undefined {
  const args = ['check-ignore', '--quiet', `${folder}/`];
  const { status } = spawnSync('git', args, { cwd: projectFolder, stdio: 'ignore' });
  return status === 0 || status === 1 ? status === 0 : undefined;
}
