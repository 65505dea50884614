import { Stream } from 'node:stream';
import type { Row } from './attribute-value';

const chunkSize = 128;

interface ChunkReader {
  nextv(size: number): Promise<Row[]>;
  close(): Promise<void>;
}

/**
 * Rows as events, for consumers that stop reading by `destroy`. Events are emitted within
 * `feed`, so that a consumer's exception rejects the feed instead of ending the process.
 */
export class RowStream extends Stream {
  #wanted = true;

  destroy(): void {
    this.#wanted = false;
  }

  /** Emits 'data' for each row until the end or until nobody wants more, then 'end'. */
  async feed(rows: ChunkReader): Promise<void> {
    try {
      while (this.#wanted) {
        const chunk = await rows.nextv(chunkSize);
        if (chunk.length === 0) break;
        for (const row of chunk) {
          if (!this.#wanted) break;
          this.emit('data', row);
        }
      }
    } finally {
      await rows.close();
    }
    this.emit('end');
  }
}
