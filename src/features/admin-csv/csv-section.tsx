import { useState } from 'react';
import { SelectField } from '@/components/select-field';
import { CSV_TABLES } from '@/domain/csv/csv-table';
import { ExportButton } from './export-button';
import { ImportPanel } from './import-panel';
import styles from './csv.module.css';

const CHOICES = { Tasks: 'Tasks', Library: 'Library' };

/** The export and the import of the catalogue's tables as CSV files. */
export function CsvSection() {
  const [model, setModel] = useState<keyof typeof CSV_TABLES>('Tasks');
  const table = CSV_TABLES[model];
  return (
    <div className={styles.section}>
      <div className={styles.table}>
        <SelectField
          label="What to import or export"
          options={CHOICES}
          value={model}
          onChange={({ target }) => setModel(target.value === 'Library' ? 'Library' : 'Tasks')}
        />
        <ExportButton table={table} />
      </div>
      <ImportPanel key={model} table={table} />
    </div>
  );
}
