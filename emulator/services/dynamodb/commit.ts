import type { Storage } from './operation';
import type { RowWrite } from './table-files';

/** A row to put or delete, with the writes of its table's indexes. */
export interface RowChange {
  table: string;
  write: RowWrite;
  indexWrites: readonly RowWrite[];
}

/** Writes changes in one batch. The caller holds the rows' locks. */
export async function commit(
  { files, lag }: Pick<Storage, 'files' | 'lag'>,
  changes: readonly RowChange[],
): Promise<void> {
  const writes = changes.flatMap(({ write, indexWrites }) => [...indexWrites, write]);
  await lag?.remember(writes);
  await files.write(writes);
}
