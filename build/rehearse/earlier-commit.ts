import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/**
 * Returns the commit that would have been deployed yesterday: the branch's last one that is a day old, or the one
 * before. Commits of branches that were merged since were never deployed.
 */
export function yesterdaysCommit(): string {
  return (
    git('rev-list', '-1', '--first-parent', '--before=1.day.ago', 'HEAD') ||
    git('rev-parse', 'HEAD~1')
  );
}

/** Calls `act` with a folder that has the project of a commit, with the packages that are installed now. */
export async function withProjectAt<Result>(
  commit: string,
  act: (projectFolder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'verdure-earlier-'));
  const projectFolder = join(folder, 'project');
  try {
    git('worktree', 'add', '--detach', '--quiet', projectFolder, commit);
    symlinkSync(join(process.cwd(), 'node_modules'), join(projectFolder, 'node_modules'));
    return await act(projectFolder);
  } finally {
    git('worktree', 'remove', '--force', projectFolder);
    rmSync(folder, { recursive: true, force: true });
  }
}
