import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { root, type Defect } from './defects';

/** How a test ended. Only 'failed' means that it found the defect. */
export type Outcome = 'failed' | 'passed' | 'not run';

const vitestReport = v.object({ numFailedTests: v.number(), numPassedTests: v.number() });

const playwrightReport = v.object({
  stats: v.object({ unexpected: v.number(), expected: v.number() }),
});

/** Runs only a defect's test, and returns how it ended. */
export function runTest({ test, title }: Pick<Defect, 'test' | 'title'>): Outcome {
  const folder = mkdtempSync(join(tmpdir(), 'plant-'));
  const report = join(folder, 'report.json');
  const [command = '', ...args] = commandFor(test, titlePattern(title), report);
  try {
    spawnSync(command, args, {
      cwd: root,
      shell: process.platform === 'win32',
      env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    return outcomeOf(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return 'not run';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function commandFor(test: string, title: string, report: string): string[] {
  if (test.endsWith('.spec.ts')) {
    const projects = ['desktop', 'phone', 'serial'].map((name) => `--project=${name}`);
    const options = ['--config=e2e', ...projects, '--no-deps', '--reporter=json', '--grep', title];
    return ['npx', 'playwright', 'test', ...options, test.replace(/^e2e\//, '')];
  }
  const options = ['--reporter=json', `--outputFile=${report}`, '--testNamePattern', title];
  return ['npx', 'vitest', 'run', '--project', projectOf(test), ...options, test];
}

function projectOf(test: string): string {
  if (test.endsWith('.conformance.test.ts')) return 'conformance';
  if (test.startsWith('simulation/')) return 'simulation';
  if (test.endsWith('.dom.test.ts')) return 'unit-dom';
  return test.endsWith('.test.tsx') ? 'component' : 'unit';
}

/** A regular expression that matches the title literally. */
function titlePattern(title: string): string {
  return title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function outcomeOf(report: unknown): Outcome {
  const vitest = v.safeParse(vitestReport, report);
  const [failed, passed] = vitest.success
    ? [vitest.output.numFailedTests, vitest.output.numPassedTests]
    : Object.values(v.parse(playwrightReport, report).stats);
  if (failed) return 'failed';
  return passed ? 'passed' : 'not run';
}
