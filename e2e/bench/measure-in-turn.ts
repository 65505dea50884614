import type { MeasuredPage } from './measured-pages';
import { openPrepared, type PreparedBrowser } from './prepared-browser';
import { repeatFailed } from './repeat-failed';
import type { Origins } from './serve-pages';

/** A page at an origin, and the browser that is prepared for it. */
export interface Side {
  readonly page: MeasuredPage;
  readonly origin: string;
  readonly browser: PreparedBrowser;
}

/**
 * Loads a page and the baseline's page for the same job alternately, a few times, so that other work on the machine slows
 * both down. Returns the measurements of `load`; none for the baseline if it has no such page.
 */
export async function measureInTurn<T>(
  page: MeasuredPage,
  origins: Origins,
  loads: number,
  load: (side: Side) => Promise<T>,
): Promise<{ ours: T[]; baseline?: T[] }> {
  const sides: (Side & { results: T[] })[] = [];
  const open = async (of: MeasuredPage, origin: string) => {
    const side = { page: of, origin, browser: await openPrepared(of, origin), results: [] };
    sides.push(side);
    return side.results;
  };
  try {
    const ours: T[] = await open(page, origins.ours);
    const baseline = page.baseline && (await open(page.baseline, origins.baseline));
    for (let turn = 0; turn < loads; turn += 1) {
      for (const side of sides) {
        const result = await repeatFailed(async () => {
          await side.browser.beforeLoad();
          return load(side);
        });
        side.results.push(result);
      }
    }
    return { ours, ...(baseline && { baseline }) };
  } finally {
    for (const { browser } of sides) await browser.close();
  }
}
