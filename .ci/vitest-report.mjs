// A Vitest reporter that writes the counts and failures for `npm test`. It includes errors outside any test, which
// Vitest's own JSON report leaves out.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { failure } from './failures.mjs';

/** The environment variable with the path of the report. */
export const VITEST_REPORT_FILE = 'VERDURE_VITEST_REPORT_FILE';

export default class VitestReport {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const inState = (state) => tests.filter((test) => test.result().state === state);
    const failed = inState('failed').map((test) =>
      failure(
        `${pathOf(test.module.moduleId)} > ${test.fullName}`,
        textOf(test.result().errors[0]),
      ),
    );
    const ofModules = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .flatMap((part) => part.errors())
        .map((error) => outside(module.moduleId, error)),
    );
    const others = unhandled.map((error) => outside(error.VITEST_TEST_PATH, error));
    const failures = [...failed, ...ofModules, ...others];
    const report = { passed: inState('passed').length, failed: failures.length, failures };
    writeFileSync(process.env[VITEST_REPORT_FILE], JSON.stringify(report));
  }
}

/** An error in a file or a hook, or an unhandled one; `file` is undefined if Vitest doesn't know it. */
function outside(file, error) {
  return failure(`outside any test${file ? `, in ${pathOf(file)}` : ''}`, textOf(error));
}

function pathOf(file) {
  return relative(process.cwd(), file);
}

function textOf({ message = '', stack = '' } = {}) {
  return stack.includes(message) ? stack : `${message}\n${stack}`;
}
