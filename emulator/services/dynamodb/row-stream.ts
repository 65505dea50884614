import { Stream } from 'node:stream';
import type { Row } from './attribute-value';

const chunkSize = 128;

/** Reads rows a chunk at a time; an empty chunk is the end. */
export interface ChunkReader {
  nextv(size: number): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * A stream of rows that dynalite stops with `destroy`. Events are emitted within `feed`, so that a
 * consumer's exception rejects `feed` instead of crashing the process.
 */
export class RowStream extends Stream {
  readonly #onChunk: (rows: readonly Row[]) => void;
  #isActive = true;

  constructor(onChunk: (rows: readonly Row[]) => void = () => {}) {
    super();
    this.#onChunk = onChunk;
  }

  destroy(): void {
    this.#isActive = false;
  }

  /** Emits 'data' for each row until `destroy` is called or the rows end, then 'end'. */
  async feed(rows: ChunkReader): Promise<void> {
    try {
      while (this.#isActive) {
        const chunk = await rows.nextv(chunkSize);
        if (chunk.length === 0) break;
        this.#onChunk(chunk);
        for (const row of chunk) {
          if (!this.#isActive) break;
          this.emit('data', row);
        }
      }
    } finally {
      await rows.close();
    }
    this.emit('end');
  }
}
