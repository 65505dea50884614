// Lists the failed tests and reasons at the end of `npm test`, where they are easy to find.
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** The failed tests in a file of a Playwright report, including nested suites, each with its page's snapshot. */
export function playwrightFailures({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const { error, attachments = [] } = results.find((result) => result.error) ?? {};
        const test = `[${projectName}] ${title} > ${spec.title}`;
        return { ...failure(test, error?.message), page: pageSnapshot(attachments) };
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

const SNAPSHOT_LINES = 250;

/** The lines of the page's accessibility tree, which show what an intermittent failure looked like. */
function pageSnapshot(attachments) {
  const path = attachments.find(({ name }) => name === 'error-context')?.path;
  if (!path) return [];
  const [, tree = ''] = readFileSync(path, 'utf8').split('# Page snapshot');
  const lines = tree.split('\n').filter((line) => line.trim() && !line.startsWith('```'));
  // The navigation comes first on every page.
  const main = lines.findIndex((line) => /- main\b/.test(line));
  return lines.slice(Math.max(main, 0)).slice(0, SNAPSHOT_LINES);
}

const REASON_LINES = 12;

/** A failed test, with the first lines of its error as `reason`. */
export function failure(test, reason = '') {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return { test, reason: lines };
}
