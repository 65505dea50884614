import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingsFrom, type Settings } from '../commands/settings';

/** A temporary copy of the project whose definition a test may edit. */
export interface ProjectCopy {
  settings: Settings;
  /** Replaces text in one of the copy's files. Throws if the text is missing. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** Copies `amplify/` and the files it needs to synthesize. Links to the project's packages. */
export function copyProject(): ProjectCopy {
  const original = settingsFrom({});
  const projectFolder = mkdtempSync(join(tmpdir(), 'verdure-project-'));
  for (const name of ['amplify', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(original.projectFolder, name), join(projectFolder, name), { recursive: true });
  }
  const cachedAssemblies = join(original.localFolder, 'assemblies');
  if (existsSync(cachedAssemblies)) {
    cpSync(cachedAssemblies, join(projectFolder, '.verdure', 'assemblies'), { recursive: true });
  }
  symlinkSync(join(original.projectFolder, 'node_modules'), join(projectFolder, 'node_modules'));
  return {
    settings: { ...original, projectFolder, localFolder: join(projectFolder, '.verdure'), port: 0 },
    edit(file, from, to) {
      const path = join(projectFolder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    remove: () => rmSync(projectFolder, { recursive: true, force: true }),
  };
}
