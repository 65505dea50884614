/**
 * `npm run plant`: makes each defect of `defects/`, one at a time, runs the test that must find it, and says which
 * ones escaped. Arguments select defects by a word in their name or file. Changes files in place, and restores them.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { browser, NO_BROWSER } from '../../.ci/browser.mjs';
import { type Defect, defects, root, textOf, withDefect } from './defects';
import { runTest } from './run-test';

/** Restores the changed file. */
let restore = () => {};

function plant(defect: Defect): void {
  const [file, original] = [join(root, defect.file), textOf(defect.file)];
  const changed = withDefect(defect);
  restore = () => writeFileSync(file, original);
  writeFileSync(file, changed);
}

/** Returns how a defect escaped its test, or undefined if the test failed as it must. */
function escapeOf(defect: Defect): string | undefined {
  try {
    plant(defect);
    const outcome = runTest(defect);
    if (outcome === 'failed') return undefined;
    return outcome === 'passed'
      ? `${defect.test} passes`
      : `no test of ${defect.test} ran that is named '${defect.title}'`;
  } finally {
    restore();
  }
}

process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => process.exit(1));
}

const words = process.argv.slice(3);
const chosen = defects.filter(({ name, file }) =>
  words.every((word) => `${name} ${file}`.toLowerCase().includes(word.toLowerCase())),
);
// Without a browser, every test of pages would fail, as if it had found the defect.
if (chosen.some(({ test }) => test.endsWith('.spec.ts')) && !(await browser())) {
  process.stderr.write(NO_BROWSER);
  process.exit(1);
}
const escaped = chosen.filter((defect) => {
  const reason = escapeOf(defect);
  process.stdout.write(
    `${reason === undefined ? 'found  ' : 'ESCAPED'}  ${defect.name}${reason === undefined ? '' : `: ${reason}`}\n`,
  );
  return reason !== undefined;
});
process.stdout.write(`\n${chosen.length - escaped.length} found, ${escaped.length} escaped\n`);
process.exitCode = escaped.length === 0 && chosen.length > 0 ? 0 : 1;
