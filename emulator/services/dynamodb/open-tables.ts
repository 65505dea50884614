import { join } from 'node:path';
import type { ServiceContext } from '../../core/services';
import { IndexLag } from './index-lag';
import { openTableStore, type TableStore } from './table-store';
import { startRemovingExpiredRows } from './time-to-live';

/** Opens the definition's tables, and starts removing expired rows. Throws CorruptStateError. */
export async function openTables({
  definition,
  log,
  stateFolder,
  clock,
  indexLagMs,
}: Pick<ServiceContext, 'definition' | 'log' | 'stateFolder' | 'clock'> & {
  indexLagMs: number;
}): Promise<TableStore> {
  const tables = await openTableStore({
    folder: join(stateFolder, 'dynamodb'),
    tables: definition.tables,
    log,
    indexLag: indexLagMs > 0 ? new IndexLag(indexLagMs, clock) : undefined,
  });
  const stopRemoving = startRemovingExpiredRows(definition.tables, { clock, log, tables });
  return {
    ...tables,
    async close() {
      await stopRemoving();
      await tables.close();
    },
  };
}
