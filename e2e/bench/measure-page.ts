import * as v from 'valibot';
import { emulatorPort } from '../addresses';
import { median } from './figures';
import { load, type Load, loadFigures, LoadSchema, type Throttling } from './lighthouse/load';
import type { MeasuredPage } from './measured-pages';
import { openPrepared } from './prepared-browser';
import { repeatFailed } from './repeat-failed';

const debugPort = emulatorPort + 30;

/** Odd, so the median is a measured value. */
const loads = 5;

/** Loads a page several times in a browser of its own and returns the median of each figure. */
export async function measurePage(
  page: MeasuredPage,
  origin: string,
  throttling: Throttling,
): Promise<Load> {
  const opened = await openPrepared(page, origin, [`--remote-debugging-port=${debugPort}`]);
  const request = {
    port: debugPort,
    url: new URL(page.path, origin).href,
    throttling,
    keepsCaches: page.isReturn ?? false,
  };
  try {
    const results: Load[] = [];
    while (results.length < loads) {
      const result = await repeatFailed(async () => {
        await opened.beforeLoad();
        return load(request);
      });
      results.push(result);
    }
    return medianOf(results);
  } finally {
    await opened.close();
  }
}

function medianOf(results: readonly Load[]): Load {
  const medians = loadFigures.map((name) => [name, median(results.map((one) => one[name]))]);
  const failed = [...new Set(results.flatMap((one) => one.failed))];
  return v.parse(LoadSchema, { ...Object.fromEntries(medians), failed });
}
