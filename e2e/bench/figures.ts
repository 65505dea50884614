import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** One measured value. */
interface Figure {
  name: string;
  value: number;
  unit: 'ms' | 'MB' | 's' | 'ratio' | 'read units';
  /** The goal, in the same unit: an upper limit. */
  target?: number;
}

/** Prints measurements, and collects them for a file. */
export class Figures {
  readonly #all: object[] = [];

  add(figure: Figure): void {
    this.#all.push(figure);
    const digits = figure.unit === 'ratio' ? 2 : figure.value < 100 ? 1 : 0;
    const value = figure.value.toFixed(digits);
    const target = figure.target === undefined ? '' : `   (target ${figure.target} ${figure.unit})`;
    process.stdout.write(
      `${figure.name.padEnd(52)} ${value.padStart(8)} ${figure.unit}${target}\n`,
    );
  }

  /** Prints a row of a table, and collects the result it shows; a heading has none. */
  addRow([name = '', ...cells]: readonly string[], result?: object): void {
    if (result) this.#all.push(result);
    process.stdout.write(`${name.padEnd(20)}${cells.map((cell) => cell.padStart(11)).join('')}\n`);
  }

  /** Writes all results so far as JSON. */
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

/** Returns the medians of values with the same names. Throws for an empty list. */
export function medians<Name extends string>(
  names: readonly Name[],
  [first, ...others]: readonly Readonly<Record<Name, number>>[],
): Record<Name, number> {
  if (!first) throw new Error('An empty list has no medians');
  const middle: Record<Name, number> = { ...first };
  for (const name of names) middle[name] = median([first, ...others].map((values) => values[name]));
  return middle;
}
