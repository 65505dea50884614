// Which tests failed, and why, for the end of `npm test`: who reads only the end of a log sees it there.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** The tests and files that failed in a report of Vitest, each with the beginning of its reason. */
export function vitestFailures({ testResults }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    if (status === 'failed' && assertionResults.length === 0) return [entry(file, message)];
    return assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => entry(`${file} > ${test.fullName}`, test.failureMessages[0]));
  });
}

/** The same for a file in a report of Playwright, and for what is grouped in it. */
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
