/** A line that a function printed, or the reason why it failed. */
export interface FunctionLine {
  /** Increases with every line. */
  id: number;
  /** ISO 8601 in UTC. */
  at: string;
  /** The name given to `defineFunction`. */
  name: string;
  text: string;
  isError: boolean;
}

/** How many lines, and characters of one, are kept. */
const mostLines = 1000;
const mostText = 10_000;

/** Keeps the functions' latest lines in memory. */
export class LatestLines {
  #lines: FunctionLine[] = [];
  #lastId = 0;

  add(name: string, text: string, isError: boolean): void {
    this.#lastId += 1;
    const kept = text.length > mostText ? `${text.slice(0, mostText)}…` : text;
    this.#lines.push({
      id: this.#lastId,
      at: new Date().toISOString(),
      name,
      text: kept,
      isError,
    });
    // Not at each line, so that a function that prints a lot isn't slowed down.
    if (this.#lines.length > 2 * mostLines) this.#lines = this.#lines.slice(-mostLines);
  }

  /** Returns the lines after one, oldest first. */
  after(id: number): FunctionLine[] {
    return this.#lines.slice(-mostLines).filter((line) => line.id > id);
  }
}
