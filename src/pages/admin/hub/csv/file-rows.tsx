import { classNames } from '@/components/class-names';
import { Row } from '@/components/layout';
import { Text } from '@/components/text';
import tones from '@/components/tones.module.css';
import type { CellChange, PlannedRow } from '@/domain/csv/import-plan';
import styles from './csv.module.css';

interface FileRowsProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** What is to be done with a row, in a word. */
  readonly signOf?: (row: Row) => string | undefined;
  /** What there is to read about a row. */
  readonly detailsOf: (row: Row) => readonly (string | CellChange)[];
}

/** Rows of a file: each with its line, its name and what there is to read about it. */
export function FileRows<Row extends PlannedRow>(props: FileRowsProps<Row>) {
  const { label, rows, signOf, detailsOf } = props;
  return (
    <ul className={styles.rows} aria-label={label}>
      {rows.map((row) => {
        const details = detailsOf(row);
        return (
          <Row as="li" align="baseline" key={row.line} className={styles.row}>
            <Text as="span" tone="soft" size="s" isTabular className={styles.line}>
              {`Line ${row.line}`}
            </Text>
            {signOf && (
              <span className={classNames(styles.sign, TONES[row.status])}>{signOf(row)}</span>
            )}
            <span className={styles.name} dir="auto">
              {row.name === '' ? '(no name)' : row.name}
            </span>
            {details.length > 0 && (
              <Text as="ul" size="s" tone="soft" className={styles.detail}>
                {details.map((detail) =>
                  typeof detail === 'string' ? (
                    <li key={detail}>{detail}</li>
                  ) : (
                    <li key={detail.label}>
                      <span>{detail.label}</span>: <del>{detail.from || 'empty'}</del> →{' '}
                      <ins>{detail.to || 'empty'}</ins>
                    </li>
                  ),
                )}
              </Text>
            )}
          </Row>
        );
      })}
    </ul>
  );
}

const TONES: Readonly<Partial<Record<PlannedRow['status'], string | undefined>>> = {
  new: tones.success,
  changed: tones.info,
  invalid: tones.error,
};
