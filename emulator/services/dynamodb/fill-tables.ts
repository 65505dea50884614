import type { BackendDefinition } from '../../assembly/definition';
import { shownTableFile } from '../../assembly/external-tables';
import type { Log } from '../../core/log';
import { DynamoDbError } from './errors';
import { toRow } from './plain-row';
import type { TableStore } from './table-store';

/** Gives tables that are defined elsewhere, and have no rows, those of their files. */
export async function fillTables(
  tables: Pick<TableStore, 'load' | 'rows'>,
  { definition, log }: { definition: Pick<BackendDefinition, 'tables'>; log: Log },
): Promise<void> {
  for (const { name, rows = [] } of definition.tables) {
    if (rows.length === 0 || !(await isEmpty(tables, name))) continue;
    try {
      await tables.load(name, rows.map(toRow));
    } catch (error) {
      if (!(error instanceof DynamoDbError)) throw error;
      log.error(
        `The table ${name} stays empty: a row in ${shownTableFile(name)} is refused, with ${error.message}`,
      );
    }
  }
}

async function isEmpty(tables: Pick<TableStore, 'rows'>, name: string): Promise<boolean> {
  for await (const _ of tables.rows(name)) return false;
  return true;
}
