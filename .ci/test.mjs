// `npm test`: installs missing dependencies, runs every check, and ends with the line 'N passed, N failed'.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepare } from '../build/local/prepare.mjs';
import { playwrightFailures } from './failures.mjs';
import { newestNode } from './newest-node.mjs';
import { needsPlainCopy, testPlainCopy } from './plain-copy.mjs';
import { VITEST_REPORT_FILE } from './vitest-report.mjs';

prepare('everything');

const root = fileURLToPath(new URL('..', import.meta.url));
if (needsPlainCopy(root)) process.exit(testPlainCopy(root, process.argv.slice(2)));

const reports = join(root, '.verdure', 'reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Found or installed for the first suite that needs it, while other suites run. */
let browserPath;

/** The path of a package's file, to run with Node, since its command would need a shell on Windows. */
function program(...path) {
  return join(root, 'node_modules', ...path);
}

/** Options for starting a command here, with `env` added to the environment. Only Windows's scripts need a shell. */
function options(path, env = {}) {
  return { cwd: root, shell: path.endsWith('.cmd'), env: { ...process.env, ...env } };
}

/** The option with which CI also runs checks on the newest Node. */
const NEWEST = '--newest-node';

const PASSED = { passed: 1, failed: 0, failures: [] };
const FAILED = { passed: 0, failed: 1, failures: [] };

/** Runs a command. Holds back its output, since another command runs at the same time. */
async function runQuietly(path, args, env) {
  const child = spawn(path, args, { ...options(path, env), stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  child.stdout.on('data', (data) => printed.push(data));
  child.stderr.on('data', (data) => printed.push(data));
  const [code] = await once(child, 'close');
  return { code, output: Buffer.concat(printed).toString() };
}

/** Runs a command alone on the machine, showing its output. */
async function runAlone(path, args, env) {
  const child = spawn(path, args, { ...options(path, env), stdio: 'inherit' });
  const [code] = await once(child, 'close');
  return { code, output: '' };
}

/** A check that passes or fails as a whole. */
function check(path, args) {
  return async () => {
    const { code, output } = await runQuietly(path, args);
    return { ...(code === 0 ? PASSED : FAILED), output };
  };
}

function tool(name, file, args) {
  return check(process.execPath, [program(name, file), ...args]);
}

function script(name) {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return check(npm, ['run', '--silent', name]);
}

/** A suite counted by its report. A missing or empty report counts as a failure. */
function suite({ run, path, args, env }, read) {
  return async () => {
    const { code, output } = await run(path, args, env);
    try {
      const counts = read();
      const broken = counts.passed === 0 || (code !== 0 && counts.failed === 0);
      if (!broken) return { ...counts, output };
      const outside = { test: 'an error outside any test; see above', reason: [] };
      return {
        ...counts,
        failed: counts.failed + 1,
        failures: [...counts.failures, outside],
        output,
      };
    } catch {
      return { ...FAILED, output };
    }
  };
}

/** A Vitest project, with the `also` projects or only some files, on this Node or on the one at the path `node`. */
function vitest(project, { run, workers, also = [], files = [], node = process.execPath }) {
  const report = node === process.execPath ? project : `${project}-newest`;
  const file = join(reports, `${report}.json`);
  const flags = ['--reporter=dot', '--reporter=./.ci/vitest-report.mjs', `--maxWorkers=${workers}`];
  const chosen = [project, ...also].map((name) => `--project=${name}`);
  const args = [program('vitest', 'vitest.mjs'), 'run', ...chosen, ...files, ...flags];
  return suite({ run, path: node, args, env: { [VITEST_REPORT_FILE]: file } }, () =>
    JSON.parse(readFileSync(file, 'utf8')),
  );
}

/** Some Playwright projects, with their own report and folder. */
function playwright(name, projects, { run, workers }) {
  const file = join(reports, `${name}.json`);
  const chosen = projects.map((project) => `--project=${project}`);
  const where = ['--reporter=list,json', `--output=${join(reports, name)}`];
  const flags = ['--config=e2e', '--no-deps', `--workers=${workers}`, ...chosen, ...where];
  const args = [program('@playwright', 'test', 'cli.js'), 'test', ...flags];
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const runSuite = suite({ run, path: process.execPath, args, env }, () => {
    const { stats, suites: files } = JSON.parse(readFileSync(file, 'utf8'));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: files.flatMap(playwrightFailures),
    };
  });
  return async () => {
    const { browser, NO_BROWSER } = await import('./browser.mjs');
    browserPath ??= browser();
    return (await browserPath) === undefined ? { ...FAILED, output: NO_BROWSER } : runSuite();
  };
}

const ON_HALF = { run: runQuietly, workers: '50%' };

const UNIT = { ...ON_HALF, also: ['unit-dom'] };

/**
 * These change their backend for all accounts, so they run one by one, on their own backend. They spend most of
 * their time waiting.
 */
const serial = {
  'end-to-end-serial': playwright('end-to-end-serial', ['serial'], {
    run: runQuietly,
    workers: 1,
  }),
};

/** These run two at a time, longest first, since most of them use only one core. */
const checks = {
  component: vitest('component', ON_HALF),
  unit: vitest('unit', UNIT),
  types: script('types'),
  ...(process.argv.includes(NEWEST) && checksOnNewest()),
  format: tool('prettier', 'bin/prettier.cjs', ['--check', '--log-level=warn', '.']),
  lint: tool('oxlint', 'bin/oxlint', ['--deny-warnings']),
  simulation: vitest('simulation', ON_HALF),
  'dead-code': tool('knip', 'bin/knip.js', ['--no-progress']),
  build: script('build'),
  generated: tool('tsx', 'dist/cli.mjs', ['build/generate/generate.ts', '--check']),
  resolvers: script('resolvers'),
};

/** The suites that also run on the newest Node, unless this is it. */
function checksOnNewest() {
  let newest;
  try {
    newest = newestNode();
  } catch (error) {
    return { 'newest Node': () => ({ ...FAILED, output: `${String(error)}\n` }) };
  }
  if (!newest) return {};
  const { version, path: node } = newest;
  const start = { ...ON_HALF, node, files: ['build/local/start-anywhere'] };
  return {
    [`unit on ${version}`]: vitest('unit', { ...UNIT, node }),
    [`start on ${version}`]: vitest('conformance', start),
    [`simulation on ${version}`]: vitest('simulation', { ...ON_HALF, node }),
  };
}

/** These run alone on the machine. */
const suites = {
  // By default, Vitest leaves one core free, which would be half of a two-core machine.
  conformance: vitest('conformance', { run: runAlone, workers: '100%' }),
  'end-to-end': playwright('end-to-end', ['desktop', 'phone'], {
    run: runAlone,
    workers: 2,
  }),
};

const only = process.argv.slice(2).filter((name) => name !== NEWEST);
const names = Object.keys({ ...serial, ...checks, ...suites });
const unknown = only.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  process.stderr.write(`Unknown suite: ${unknown.join(', ')}. Available: ${names.join(', ')}\n`);
  process.exit(1);
}

/** Runs the chosen entries of a table, `atOnce` at a time, and returns their results in the table's order. */
async function runAll(table, atOnce) {
  const isChosen = (name) => only.some((chosen) => name === chosen || name === `${chosen}-serial`);
  const chosen = Object.entries(table).filter(([name]) => only.length === 0 || isChosen(name));
  const results = new Map();
  const left = chosen.values();
  const runner = async () => {
    for (const [name, runOne] of left) {
      const heading = `\n── ${name} ──\n`;
      // A suite that runs alone shows its output.
      if (table === suites) process.stdout.write(heading);
      const started = Date.now();
      const { output, ...counts } = await runOne();
      process.stdout.write(table === suites ? output : heading + output);
      const seconds = Math.round((Date.now() - started) / 1000);
      results.set(name, { name, ...counts, seconds });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runner));
  return chosen.map(([name]) => results.get(name));
}

function printIndented(title, lines) {
  process.stdout.write(`\n${title}\n${lines.map((line) => `    ${line}\n`).join('')}`);
}

const beside = (await Promise.all([runAll(serial, 1), runAll(checks, 2)])).flat();
const results = [...beside, ...(await runAll(suites, 1))];

process.stdout.write('\n');
for (const { name, passed, failed, seconds } of results) {
  process.stdout.write(
    `${name.padEnd(23)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed  ${seconds} s\n`,
  );
}
const failures = results.flatMap(({ name, failures }) =>
  failures.map((failure) => ({ ...failure, suite: name })),
);
for (const { test, page = [] } of failures) {
  if (page.length > 0) printIndented(`The page of ${test}:`, page);
}
// The reasons come last, so they are found even if only the end of the output is kept.
for (const { suite, test, reason } of failures)
  printIndented(`failed in ${suite}: ${test}`, reason);
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
process.exit(sum('failed') === 0 && sum('passed') > 0 ? 0 : 1);
