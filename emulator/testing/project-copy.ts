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
import { dirname, join } from 'node:path';
import { pruneAssemblyCache } from '../assembly/assembly-cache';
import { settingsFrom, type Settings } from '../commands/settings';
import { fixtureFolder } from './running-fixture';

/**
 * The assemblies of copies, so that the next run synthesizes only what changed. Each of Vitest's workers has its own:
 * one would remove what another is copying.
 */
const keptAssemblies = join(
  fixtureFolder('..'),
  '.amplify-emulator',
  'copies',
  process.env['VITEST_POOL_ID'] ?? '1',
);

/** A temporary copy of a fixture whose definition a test may edit. */
export interface ProjectCopy {
  settings: Settings;
  /** Replaces text in one of the copy's files. Throws if the text is missing. */
  edit(file: string, from: string, to: string): void;
  remove(): void;
}

/** Copies a fixture, with links to the packages that it needs. */
export function copyProject(fixture = 'task-list'): ProjectCopy {
  const original = fixtureFolder(fixture);
  const projectFolder = mkdtempSync(join(tmpdir(), 'emulator-project-'));
  cpSync(join(original, 'amplify'), join(projectFolder, 'amplify'), { recursive: true });
  writeFileSync(join(projectFolder, 'package.json'), '{ "type": "module" }\n');
  // The CDK looks for a lock file when it bundles a function.
  writeFileSync(join(projectFolder, 'package-lock.json'), '{}\n');
  const settings = { ...settingsFrom({ project: projectFolder }), port: 0 };
  const assemblies = join(settings.localFolder, 'assemblies');
  if (existsSync(keptAssemblies)) cpSync(keptAssemblies, assemblies, { recursive: true });
  symlinkSync(packagesAbove(original), join(projectFolder, 'node_modules'));
  return {
    settings,
    edit(file, from, to) {
      const path = join(projectFolder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      writeFileSync(path, text.replace(from, to));
    },
    remove() {
      if (existsSync(assemblies)) {
        cpSync(assemblies, keptAssemblies, { recursive: true });
        pruneAssemblyCache(keptAssemblies);
      }
      rmSync(projectFolder, { recursive: true, force: true });
    },
  };
}

/** Returns the nearest `node_modules` with Amplify's packages. */
function packagesAbove(folder: string): string {
  const packages = join(folder, 'node_modules');
  if (existsSync(join(packages, '@aws-amplify', 'backend'))) return packages;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('@aws-amplify/backend is not installed');
  return packagesAbove(parent);
}
