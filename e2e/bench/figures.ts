import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One measured value. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'requests/s' | 'MB' | 'items' | 'requests' | 'kB' | 's' | 'ratio';
  /** The goal, in the same unit: an upper limit, or a lower one for rates. */
  target?: number;
}

/** Prints figures as they are measured and collects them for a file. */
export class Figures {
  readonly #all: Figure[] = [];

  add(figure: Figure): void {
    this.#all.push(figure);
    const digits =
      figure.unit === 'ratio' ? 2 : figure.value < 100 && figure.unit !== 'items' ? 1 : 0;
    const value = figure.value.toFixed(digits);
    const target = figure.target === undefined ? '' : `   (target ${figure.target} ${figure.unit})`;
    process.stdout.write(
      `${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}${target}\n`,
    );
  }

  /** Writes all figures so far as JSON. */
  save(path: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(this.#all, undefined, 2)}\n`);
  }
}

/** Returns the median. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('An empty list has no median');
  return middle;
}

/** Returns the value that `share` (0 to 1) of the list doesn't exceed; NaN for an empty list. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
