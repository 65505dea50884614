import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import type { TableDefinition } from '../../../assembly/definition';
import { silentLog } from '../../../core/log';
import type { IndexLag } from '../index-lag';
import { openTableStore, type TableStore } from '../table-store';

/** Opens a table in a new folder before each test, passes it to `use`, and removes it after the test. */
export function temporaryTable(
  table: TableDefinition,
  use: (store: TableStore) => void,
  indexLag?: () => IndexLag,
): void {
  let folder: string;
  let store: TableStore;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tables-'));
    store = await openTableStore({
      folder,
      tables: [table],
      log: silentLog,
      indexLag: indexLag?.(),
    });
    use(store);
  });
  afterEach(async () => {
    await store.close();
    await rm(folder, { recursive: true });
  });
}
