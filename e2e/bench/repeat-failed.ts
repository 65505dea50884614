const ATTEMPTS = 3;

/**
 * Runs a page load and repeats it when it fails, as on a busy machine where the browser sometimes misses the start
 * of a navigation. Says so, and throws the last error if the third attempt fails too.
 */
export async function repeatFailed<T>(load: () => Promise<T>): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      if (failures === ATTEMPTS) throw error;
      process.stderr.write(
        `A load failed and is repeated: ${String(error).split('\n', 1).join()}\n`,
      );
    }
  }
}
