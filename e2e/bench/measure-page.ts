import { emulatorPort } from '../addresses';
import { median } from './figures';
import { load, type Load, type Throttling } from './lighthouse/load';
import type { MeasuredPage } from './measured-pages';
import { openPrepared } from './prepared-browser';
import { repeatFailed } from './repeat-failed';

const debugPort = emulatorPort + 30;

/** Odd, so the median is a measured value. */
const loads = 5;

/** The median of each figure of several loads. */
export interface PageLoads extends Load {
  /** How many loads failed and were repeated. */
  readonly repeated: number;
}

/** Loads a page several times in a browser of its own and returns the median of each figure. */
export async function measurePage(
  page: MeasuredPage,
  origin: string,
  throttling: Throttling,
): Promise<PageLoads> {
  const opened = await openPrepared(page, origin, [`--remote-debugging-port=${debugPort}`]);
  try {
    const results: Load[] = [];
    let repeated = 0;
    for (let index = 0; index < loads; index += 1) {
      const { result, failures } = await repeatFailed(async () => {
        await opened.beforeLoad();
        return load({
          port: debugPort,
          url: new URL(page.path, origin).href,
          throttling,
          keepsCaches: page.isReturn ?? false,
        });
      });
      results.push(result);
      repeated += failures;
    }
    return { ...medianOf(results), repeated };
  } finally {
    await opened.close();
  }
}

function medianOf(results: readonly Load[]): Load {
  const of = (figure: (result: Load) => number) => median(results.map(figure));
  return {
    firstPaintMs: of((result) => result.firstPaintMs),
    largestPaintMs: of((result) => result.largestPaintMs),
    blockingMs: of((result) => result.blockingMs),
    layoutShift: of((result) => result.layoutShift),
    requests: of((result) => result.requests),
    transferredBytes: of((result) => result.transferredBytes),
    performance: of((result) => result.performance),
    accessibility: of((result) => result.accessibility),
    bestPractices: of((result) => result.bestPractices),
    seo: of((result) => result.seo),
    finalUrl: results[0]?.finalUrl ?? '',
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}
