import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One measured value. */
export interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'requests/s' | 'MB' | 'items' | 'requests' | 'kB' | 's';
  /** What the product aims at, in the same unit: at most, or at least for rates. */
  target?: number;
}

/** Prints figures as they come, and keeps them for the file. */
export class Figures {
  readonly #all: Figure[] = [];

  add(figure: Figure): void {
    this.#all.push(figure);
    const value = figure.value.toFixed(figure.value < 100 && figure.unit !== 'items' ? 1 : 0);
    const target = figure.target === undefined ? '' : `   (target ${figure.target} ${figure.unit})`;
    process.stdout.write(
      `${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}${target}\n`,
    );
  }

  /** Writes everything measured so far. */
  save(path: string): void {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(this.#all, undefined, 2)}\n`);
  }
}

/** The middle value. Throws for an empty list. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing');
  return middle;
}

/** The value that `share` (0 to 1) of the list does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
