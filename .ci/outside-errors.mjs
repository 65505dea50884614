// A Vitest reporter that writes the errors outside any test, which Vitest's JSON report leaves out.
import { writeFileSync } from 'node:fs';

/** The environment variable with the path of the file that the errors are written to, as JSON. */
export const OUTSIDE_ERRORS_FILE = 'VERDURE_OUTSIDE_ERRORS_FILE';

export default class OutsideErrors {
  /** Writes a list of `{ file, error }`; `file` is undefined if Vitest doesn't know it. */
  onTestRunEnd(modules, unhandled) {
    const ofModules = modules.flatMap((module) =>
      [module, ...module.children.allSuites()]
        .flatMap((part) => part.errors())
        .map((error) => ({ file: module.moduleId, error: textOf(error) })),
    );
    const others = unhandled.map((error) => ({
      file: error.VITEST_TEST_PATH,
      error: textOf(error),
    }));
    writeFileSync(process.env[OUTSIDE_ERRORS_FILE], JSON.stringify([...ofModules, ...others]));
  }
}

function textOf({ message, stack }) {
  return stack?.includes(message) ? stack : `${message}\n${stack ?? ''}`;
}
