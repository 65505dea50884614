import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readCloudAssembly,
  resourcesOf,
  type Resource,
  synthesize,
} from 'amplify-emulator/project';
import { definitionEnvironment } from '../../local/environment';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the commit that would have been deployed yesterday: the last one that is a day old, or the one before. */
export function yesterdaysCommit(): string {
  return git('rev-list', '-1', '--before=1.day.ago', 'HEAD') || git('rev-parse', 'HEAD~1');
}

/** Returns the resources of a branch's templates at a commit, with the packages that are installed now. */
export async function resourcesAt(
  commit: string,
  branch: string,
  secrets: readonly string[],
): Promise<Resource[]> {
  const folder = mkdtempSync(join(tmpdir(), 'verdure-earlier-'));
  const projectFolder = join(folder, 'project');
  try {
    git('worktree', 'add', '--detach', '--quiet', projectFolder, commit);
    symlinkSync(join(process.cwd(), 'node_modules'), join(projectFolder, 'node_modules'));
    return await resourcesOfProject(projectFolder, join(folder, 'assemblies'), branch, secrets);
  } finally {
    git('worktree', 'remove', '--force', projectFolder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the resources of a branch's templates. */
export async function resourcesOfProject(
  projectFolder: string,
  cacheFolder: string,
  branch: string,
  secrets: readonly string[],
): Promise<Resource[]> {
  mkdirSync(cacheFolder, { recursive: true });
  const { assemblyFolder } = await synthesize({
    projectFolder,
    cacheFolder,
    environment: definitionEnvironment({ secrets }),
    appId: 'verdure',
    branch,
  });
  return resourcesOf(readCloudAssembly(assemblyFolder));
}
