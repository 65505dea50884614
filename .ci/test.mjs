// `npm test`: installs missing dependencies, runs every check, and ends with the line 'N passed, N failed'.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../local/prepare.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';

prepare('everything');

const root = fileURLToPath(new URL('..', import.meta.url));
const reports = join(root, '.verdure', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { browser } = await import('./browser.mjs');
const browserPath = browser();

/** Runs a command from node_modules/.bin with its output shown. Returns whether it succeeded. */
function run(command, args, env = {}) {
  const bin = join(
    root,
    'node_modules',
    '.bin',
    process.platform === 'win32' ? `${command}.cmd` : command,
  );
  const result = spawnSync(bin, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  return result.status === 0;
}

const PASSED = { passed: 1, failed: 0, failures: [] };
const FAILED = { passed: 0, failed: 1, failures: [] };

/** A check that passes or fails as a whole. */
function check(command, args) {
  return () => (run(command, args) ? PASSED : FAILED);
}

function script(name) {
  return () => {
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const args = ['run', '--silent', name];
    const ok = spawnSync(npm, args, {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    return ok.status === 0 ? PASSED : FAILED;
  };
}

/** A suite counted by its report. A missing or empty report counts as a failure. */
function suite(command, args, env, read) {
  return () => {
    const ok = run(command, args, env);
    try {
      const counts = read();
      const broken = counts.passed === 0 || (!ok && counts.failed === 0);
      if (!broken) return counts;
      return {
        ...counts,
        failed: counts.failed + 1,
        failures: ['an error outside any test; see above'],
      };
    } catch {
      return FAILED;
    }
  };
}

function vitest(project) {
  const file = join(reports, `${project}.json`);
  const args = [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  return suite('vitest', args, {}, () => {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    const failures = vitestFailures(report);
    return { passed: report.numPassedTests, failed: failures.length, failures };
  });
}

function playwright() {
  if (!browserPath) {
    return () => {
      process.stdout.write(
        'No browser found, and none could be installed. Install Chrome or Chromium, or set VERDURE_BROWSER to its path.\n',
      );
      return FAILED;
    };
  }
  const file = join(reports, 'e2e.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  return suite('playwright', ['test', '--config=e2e', '--reporter=list,json'], env, () => {
    const { stats, suites: files } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: files.flatMap(playwrightFailures),
    };
  });
}

const suites = {
  format: check('prettier', ['--check', '--log-level=warn', '.']),
  lint: check('oxlint', ['--deny-warnings']),
  resolvers: script('resolvers'),
  generated: check('tsx', ['build/generate/generate.ts', '--check']),
  types: script('types'),
  'dead-code': check('knip', ['--no-progress']),
  unit: vitest('unit'),
  component: vitest('component'),
  conformance: vitest('conformance'),
  build: script('build'),
  'end-to-end': playwright(),
};

const only = process.argv.slice(2);
const unknown = only.filter((name) => !(name in suites));
if (unknown.length > 0) {
  process.stderr.write(
    `Unknown suite: ${unknown.join(', ')}. Available: ${Object.keys(suites).join(', ')}\n`,
  );
  process.exit(1);
}

const results = Object.entries(suites)
  .filter(([name]) => only.length === 0 || only.includes(name))
  .map(([name, runSuite]) => {
    process.stdout.write(`\n── ${name} ──\n`);
    const started = Date.now();
    return { name, ...runSuite(), seconds: Math.round((Date.now() - started) / 1000) };
  });

process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${name.padEnd(12)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s\n`,
  );
}
for (const { name, failures } of results) {
  for (const failure of failures) process.stdout.write(`\nfailed in ${name}: ${failure}\n`);
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
