import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  readCloudAssembly,
  type Resource,
  resourcesOf,
  synthesize,
} from 'amplify-emulator/project';
import { socialSecrets } from '../../amplify/auth/social-providers';
import { appId, definitionEnvironment } from '../local/environment';
import { lossesOf } from './replacements';

/*
 * `npm run rehearse`: compares the templates of the branch `main` with those of an earlier commit, and fails if the
 * update would delete or replace a table, user pool or bucket (decision 064).
 */

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: { from: { type: 'string' }, 'may-drop': { type: 'string', multiple: true } },
});
const projectFolder = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'verdure-rehearsal-'));
const say = (line: string) => process.stdout.write(`${line}\n`);

try {
  const commit = git('rev-parse', '--verify', `${values.from ?? deployedCommit()}^{commit}`);
  const [before, after] = [await resourcesAt(commit), await resourcesIn(projectFolder)];
  const dropped = values['may-drop'] ?? [];
  const losses = lossesOf(before, after).filter(
    (loss) => !dropped.some((name) => loss.startsWith(`${name} `)),
  );
  const update = `The update from ${commit.slice(0, 7)}`;
  for (const loss of losses) say(`${update} loses: ${loss}`);
  if (losses.length === 0) say(`${update} keeps every table, user pool and bucket.`);
  process.exitCode = losses.length === 0 ? 0 : 1;
} catch (error) {
  say(`Rehearsal failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Returns git's output. Throws an error with git's own message. */
function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim();
}

/**
 * The branch's latest commit that is at least a day old, or else the previous one. Merged commits don't count, since
 * they were never deployed.
 */
function deployedCommit(): string {
  return git('rev-list', '-1', '--first-parent', '--before=1.day.ago', 'HEAD') || 'HEAD~1';
}

/** Returns the resources that a commit deploys, using the currently installed packages. */
async function resourcesAt(commit: string): Promise<Resource[]> {
  const earlier = join(folder, 'project');
  try {
    git('worktree', 'add', '--detach', '--quiet', earlier, commit);
    symlinkSync(join(projectFolder, 'node_modules'), join(earlier, 'node_modules'));
    return await resourcesIn(earlier);
  } finally {
    git('worktree', 'remove', '--force', earlier);
  }
}

/** Returns the resources that a project deploys, with every social provider. */
async function resourcesIn(project: string): Promise<Resource[]> {
  const { assemblyFolder } = await synthesize({
    projectFolder: project,
    cacheFolder: folder,
    environment: definitionEnvironment({ secrets: Object.values(socialSecrets).flat() }),
    appId,
    branch: 'main',
  });
  return resourcesOf(readCloudAssembly(assemblyFolder));
}
