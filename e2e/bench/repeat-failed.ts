const ATTEMPTS = 3;

/** A result, and how many attempts failed before it. */
interface Repeated<T> {
  readonly result: T;
  readonly failures: number;
}

/**
 * Runs a page load and repeats it when it fails, as on a busy machine where the browser sometimes misses the start
 * of a navigation. Throws the last error if the third attempt fails too.
 */
export async function repeatFailed<T>(load: () => Promise<T>): Promise<Repeated<T>> {
  for (let failures = 0; ; failures += 1) {
    try {
      return { result: await load(), failures };
    } catch (error) {
      if (failures + 1 === ATTEMPTS) throw error;
      process.stderr.write(
        `A load failed and is repeated: ${String(error).split('\n', 1).join()}\n`,
      );
    }
  }
}

/** Prints how many loads of a page were repeated, if any were. */
export function printRepeated(count: number): void {
  if (count > 0) process.stdout.write(`    repeated after a failure: ${count} of its loads\n`);
}
