import { vi } from 'vitest';

/** Makes every media query match or not, as on a narrow screen; jsdom has none. */
export function stubScreen(isNarrow: boolean): void {
  vi.stubGlobal('matchMedia', () => ({
    matches: isNarrow,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}
