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

/** A project of its own whose definition a test may change. */
export interface ProjectCopy {
  settings: Settings;
  /** Replaces a text in one of the copy's files. Throws when the text is not there. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** Copies `amplify/` with what it needs to synthesize; packages are shared with the real project. */
export function copyProject(): ProjectCopy {
  const original = settingsFrom({});
  const projectFolder = mkdtempSync(join(tmpdir(), 'verdure-project-'));
  for (const name of ['amplify', 'package.json', 'package-lock.json', 'tsconfig.json']) {
    cpSync(join(original.projectFolder, name), join(projectFolder, name), { recursive: true });
  }
  const synthesized = join(original.localFolder, 'assemblies');
  if (existsSync(synthesized)) {
    cpSync(synthesized, join(projectFolder, '.verdure', 'assemblies'), { recursive: true });
  }
  symlinkSync(join(original.projectFolder, 'node_modules'), join(projectFolder, 'node_modules'));
  return {
    settings: { ...original, projectFolder, localFolder: join(projectFolder, '.verdure'), port: 0 },
    edit(file, from, to) {
      const path = join(projectFolder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    remove: () => rmSync(projectFolder, { recursive: true, force: true }),
  };
}
