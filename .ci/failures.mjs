// Lists the failed tests and reasons at the end of `npm test`, where they are easy to find.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The failed tests and files in a Vitest report, each with the first lines of its error. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) return [entry(file, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => entry(`${file} > ${test.fullName}`, test.failureMessages[0]));
  });
}

/** The failed tests in a file of a Playwright report, including nested suites. */
export function playwrightFailures({ title, specs = [], suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const error = results.find((result) => result.error)?.error;
        return entry(`[${projectName}] ${title} > ${spec.title}`, error?.message);
      }),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

const REASON_LINES = 12;

function entry(name, reason = '') {
  const lines = stripVTControlCharacters(reason).trim().split('\n').slice(0, REASON_LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
