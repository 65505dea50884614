import type { Page } from '@playwright/test';

interface Shift {
  readonly value: number;
  /** Whether it came within half a second of an input, in which case browsers excuse it. */
  readonly isExcused: boolean;
  /** The elements that moved. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    layoutShifts?: Shift[];
  }
}

/** Records the layout shifts of each page from its start. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    window.layoutShifts = shifts;
    const nameOf = (source: object) => {
      const node: unknown = Reflect.get(source, 'node');
      const text = node instanceof Node ? node.textContent?.slice(0, 40) : undefined;
      const tag = node instanceof Element ? `${node.tagName} ${node.className}` : 'text';
      return `${tag} ${text} ${JSON.stringify([Reflect.get(source, 'previousRect'), Reflect.get(source, 'currentRect')])}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: unknown = Reflect.get(entry, 'sources');
        shifts.push({
          value: Number(Reflect.get(entry, 'value')),
          isExcused: Reflect.get(entry, 'hadRecentInput') === true,
          moved: Array.isArray(sources) ? sources.map(nameOf) : [],
        });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/**
 * Returns how much the page has shifted since it started, except right after an input; undefined if nothing watches for
 * shifts.
 */
export async function layoutShift(page: Page): Promise<number | undefined> {
  return page.evaluate(() =>
    window.layoutShifts?.reduce((sum, shift) => sum + (shift.isExcused ? 0 : shift.value), 0),
  );
}

/** Returns all layout shifts since the last call, those right after an input included. */
export async function takeLayoutShifts(page: Page): Promise<Shift[]> {
  return page.evaluate(async () => {
    // The browser reports a frame's shifts after the frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    return window.layoutShifts?.splice(0) ?? [];
  });
}
