import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  completeDefinition,
  loadDefinition,
  readCloudAssembly,
  resourcesOf,
  type Resource,
  synthesize,
} from 'amplify-emulator/project';
import { definitionEnvironment } from '../../local/environment';
import { operationsIn } from './documents';
import type { Version } from './update-rows';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** Returns the commit that would have been deployed yesterday: the last one that is a day old, or the one before. */
export function yesterdaysCommit(): string {
  return git('rev-list', '-1', '--before=1.day.ago', 'HEAD') || git('rev-parse', 'HEAD~1');
}

/** A commit's backend and client. */
interface CommitVersion extends Version {
  resources: Resource[];
}

/** Returns what a branch would deploy at a commit, with the packages that are installed now. */
export async function versionAt(
  commit: string,
  branch: string,
  secrets: readonly string[],
): Promise<CommitVersion> {
  const folder = mkdtempSync(join(tmpdir(), 'verdure-earlier-'));
  const projectFolder = join(folder, 'project');
  try {
    git('worktree', 'add', '--detach', '--quiet', projectFolder, commit);
    symlinkSync(join(process.cwd(), 'node_modules'), join(projectFolder, 'node_modules'));
    return await versionOfProject(projectFolder, join(folder, 'assemblies'), branch, secrets);
  } finally {
    git('worktree', 'remove', '--force', projectFolder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns what a branch would deploy of a project. */
export async function versionOfProject(
  projectFolder: string,
  cacheFolder: string,
  branch: string,
  secrets: readonly string[],
): Promise<CommitVersion> {
  mkdirSync(cacheFolder, { recursive: true });
  const { assemblyFolder } = await synthesize({
    projectFolder,
    cacheFolder,
    environment: definitionEnvironment({ secrets }),
    appId: 'verdure',
    branch,
  });
  const documents = join(projectFolder, 'src', 'data');
  const texts = readdirSync(documents)
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(join(documents, name), 'utf8'));
  return {
    resources: resourcesOf(readCloudAssembly(assemblyFolder)),
    definition: completeDefinition(loadDefinition(assemblyFolder)),
    operations: operationsIn(texts),
  };
}
