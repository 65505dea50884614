import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installEmulator, makeProject, packEmulator, type Installation } from './project';
import { storeAssembly } from './stored-assembly';
import { steps, useProject, type Failures, type Step } from './use';
import { chosenSets, type VersionSet } from './version-sets';

/*
 * `npm run versions` packs the emulator, installs it in a new project for each set of versions, and uses the backend
 * through the client of the same months. `npm run versions -- 1.3.0 1.12.0` tries those of @aws-amplify/backend, and with
 * `--store` before them, their assemblies are stored for tests. It needs npm's registry, and 1.5 GB of disk.
 */

interface Result {
  set: VersionSet;
  installation?: Installation;
  passed: ReadonlySet<Step>;
  failures: Failures;
}

const say = (text: string) => process.stdout.write(`${text}\n`);
const args = process.argv.slice(3);
const storing = args[0] === '--store';
const folder = mkdtempSync(join(tmpdir(), 'emulator-versions-'));
const results: Result[] = [];
try {
  const packed = packEmulator(folder);
  for (const set of chosenSets(storing ? args.slice(1) : args)) {
    const result = await tryVersions(set, packed);
    results.push(result);
    report(result);
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable();
const failed = results.filter(({ passed }) => passed.size < steps.length).length;
say(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function tryVersions(set: VersionSet, packed: string): Promise<Result> {
  const project = join(folder, set.backend);
  mkdirSync(project);
  try {
    makeProject(project, set);
    const installation = installEmulator(project, packed);
    const { passed, failures } = await useProject(project);
    if (storing && passed.has('synthesis')) storeAssembly(project, set.backend);
    if (installation.changed.length === 0) {
      return { set, installation, failures, passed: new Set<Step>([...passed, 'install']) };
    }
    const install = `The lock file has other entries for ${installation.changed.join(', ')}`;
    return { set, installation, passed, failures: { ...failures, install } };
  } catch (error) {
    const install = error instanceof Error ? error.message : String(error);
    return { set, passed: new Set(), failures: { install } };
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

function report({ set, installation, passed, failures }: Result): void {
  say(
    `@aws-amplify/backend ${set.backend}, aws-amplify ${set.client}: ${passed.size} steps passed`,
  );
  if (installation) {
    const { megabytes, seconds } = installation;
    say(`  installed in ${seconds.toFixed(1)} s, ${megabytes.toFixed(1)} MB`);
  }
  for (const [step, reason] of Object.entries(failures)) {
    say(`  ${step}: ${reason.trim().replaceAll('\n', '\n    ')}`);
  }
}

function printTable(): void {
  const rows = results.map(({ set, passed, failures }) => [
    set.backend,
    set.client,
    ...steps.map((step) => {
      if (passed.has(step)) return 'passed';
      return failures[step] === undefined ? '-' : 'failed';
    }),
  ]);
  const table = [['backend', 'client', ...steps], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  for (const row of table) {
    say(row.map((cell, at) => cell.padEnd(widths?.[at] ?? 0)).join('  '));
  }
}
