import { useEffect, useRef, useState } from 'react';
import { Alert } from '@/components/alert';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Question } from '@/components/question';
import { SelectField } from '@/components/select-field';
import { Text } from '@/components/text';
import type { PlannedRow } from '@/domain/csv/import-plan';
import { pluralize } from '@/domain/number-text';
import { PlanList, STATUS_LABELS } from './plan-list';
import type { Import } from './use-import';

type PreviewProps = Import & {
  readonly onStart: () => void;
  readonly onCancel: () => void;
};

/** The changes an import would make, row by row, with a button to start it. */
export function ImportPreview({ file, plan, onStart, onCancel }: PreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const count = (status: PlannedRow['status']) =>
    plan.filter((row) => row.status === status).length;
  const toWrite = count('new') + count('changed');
  const invalid = count('invalid');
  const unusual = plan.filter(isUnusual);
  const more = unusual.length - MAX_LISTED;
  const [isAsking, setAsking] = useState(false);
  const [filter, setFilter] = useState('all');
  const filtered = plan.filter(
    (row) => filter === 'all' || filter === row.status || (filter === 'unusual' && isUnusual(row)),
  );
  return (
    <Stack gap={4}>
      <h3 ref={heading} tabIndex={-1}>{`Preview of ${file.name}`}</h3>
      <p>
        {`${count('new')} new, ${count('changed')} changed, ${count('unchanged')} unchanged, ${invalid} invalid. Rows not in the file stay as they are.`}
      </p>
      {file.headingLine > 1 && (
        <p>
          {`The columns are named on line ${file.headingLine}. Nothing above it will be imported.`}
        </p>
      )}
      {file.encoding === 'Windows-1252' && (
        <Alert tone="warning" title="Check accented characters">
          The file isn’t UTF-8, so it was read as Windows-1252. If characters look wrong below, save
          it as “CSV UTF-8” and choose it again.
        </Alert>
      )}
      {invalid > 0 && (
        <Alert tone="warning" title="Invalid rows will be skipped">
          {`Each one shows its problem below. ${toWrite === 0 ? 'Fix the file' : 'You can import the other rows now, then fix the file'} and choose it again.`}
        </Alert>
      )}
      {unusual.length > 0 && (
        <Alert tone="warning" title={`${pluralize(unusual.length, 'row')} with unusual numbers`}>
          They’re at least ten times the typical value. Check them below before importing.
        </Alert>
      )}
      <Row>
        <SelectField label="Show" options={FILTERS} value={filter} onChoose={setFilter} />
      </Row>
      {filtered.length === 0 && (
        <Text tone="soft" size="s">
          No matching rows.
        </Text>
      )}
      <PlanList key={filter} label="Rows in the file" plan={filtered} />
      <Row gap={3}>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          disabled={toWrite === 0}
          onClick={() => (unusual.length > 0 ? setAsking(true) : onStart())}
        >
          {toWrite === 0 ? 'Nothing to import' : `Import ${pluralize(toWrite, 'row')}`}
        </Button>
      </Row>
      {isAsking && (
        <Question
          title={`Import ${pluralize(unusual.length, 'row')} with unusual numbers?`}
          back="Check them first"
          answers={[{ text: 'Import anyway', onClick: onStart }]}
          onClose={() => {
            setAsking(false);
            setFilter('unusual');
          }}
        >
          {unusual.slice(0, MAX_LISTED).map((row) => (
            <p key={row.line}>
              Line <span>{row.line}</span>, “<bdi>{row.name}</bdi>”:{' '}
              <span>{row.unusual.join(' ')}</span>
            </p>
          ))}
          {more > 0 && <p>{`And ${pluralize(more, 'more row')}.`}</p>}
        </Question>
      )}
    </Stack>
  );
}

/** How many rows with unusual numbers the question lists (D22). */
const MAX_LISTED = 5;

const FILTERS = { all: 'All rows', ...STATUS_LABELS, unusual: 'Unusual numbers' };

function isUnusual({ unusual }: PlannedRow): boolean {
  return unusual.length > 0;
}
