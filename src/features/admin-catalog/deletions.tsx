import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { Question } from '@/components/question';
import { Section } from '@/components/section';
import { Text } from '@/components/text';
import { isLive, stateOf } from '@/domain/catalog-state';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { toFormEntry } from '@/domain/models/entry';
import type { CatalogModel } from '@/domain/models/field';
import { excessProblems } from '@/domain/models/validate';
import { RESTORABLE_HOURS } from '@/domain/time-limits';
import styles from './deletions.module.css';
import { RowCount } from './row-count';
import type { RowActions } from './use-row-actions';

interface DeleteDialogProps {
  readonly model: CatalogModel;
  readonly row: CatalogRow;
  readonly actions: RowActions;
  readonly onClose: () => void;
}

/**
 * Asks before a row is deleted, by name. For a task, it says how many members have it, and offers to archive it
 * instead (D29).
 */
export function DeleteDialog({ model, row, actions, onClose }: DeleteDialogProps) {
  const { running, run } = actions;
  const canArchive = model.isCompleted && isLive(row);
  const answer = (action: 'archive' | 'delete', text: string, busyLabel: string) => ({
    text,
    variant: action === 'delete' ? ('danger' as const) : ('secondary' as const),
    busy: running === action,
    busyLabel,
    onClick: () => run(action, row),
  });
  return (
    <Question
      title={`Delete “${row.name}”?`}
      answers={[
        ...(canArchive ? [answer('archive', 'Archive it instead', 'Archiving…')] : []),
        answer('delete', 'Delete', 'Deleting…'),
      ]}
      onClose={onClose}
    >
      {model.isCompleted && stateOf(row) !== 'Draft' && (
        <RowCount
          of="selections"
          noun="member"
          taskId={row.id}
          what={`members with this ${model.singular}`}
          textOf={countText}
          otherwise="Members who have it on their list will lose it."
        />
      )}
      <p>{consequence(model, row)}</p>
      <p>{describeRestoring(model, row)}</p>
      {canArchive && (
        <p>{`An archived ${model.singular} is no longer offered, but members who have it keep it and its points.`}</p>
      )}
    </Question>
  );
}

function consequence({ deletionText }: CatalogModel, row: CatalogRow): string {
  const state = stateOf(row);
  return state === 'Draft' ? 'It’s a draft: members have never seen it.' : deletionText[state];
}

// The backend would refuse to recreate a row that exceeds a limit, so it couldn't be restored.
function describeRestoring(model: CatalogModel, row: CatalogRow): string {
  const above = Object.keys(excessProblems(model, toFormEntry(model, row), toFormEntry(model)));
  if (above.length === 0)
    return `You can restore it here for ${RESTORABLE_HOURS} hours, unless you sign out.`;
  const labels = above.map((name) => model.fields[name]?.label ?? name);
  return `You can’t restore it: it’s above today’s limits (${labels.join(', ')}).`;
}

function countText(members: number, counted: string): string {
  if (members === 0) return 'No members have it on their list.';
  return `${counted} ${members === 1 ? 'has' : 'have'} it on their list. It will be removed from there.`;
}

/** The rows deleted within a day, each with a button to restore it; nothing if there are none. */
export function RecentlyDeleted({ actions }: { readonly actions: RowActions }) {
  const { deleted, running, run } = actions;
  if (deleted.length === 0) return null;
  return (
    <Section
      gap={2}
      className={styles.deleted}
      heading={
        <Text as="span" size="l">
          Recently deleted
        </Text>
      }
    >
      <Text tone="soft" size="s">
        {`You deleted these in this browser. You can restore them for ${RESTORABLE_HOURS} hours, unless you sign out.`}
      </Text>
      <Stack as="ul">
        {deleted.map((row) => (
          <li key={row.id}>
            <Row gap={4} align="center" isSpread>
              <span dir="auto">{row.name}</span>
              <Button
                variant="quiet"
                disabled={running !== undefined}
                aria-label={`Restore ${row.name}`}
                onClick={() => run('restore', row)}
              >
                Restore
              </Button>
            </Row>
          </li>
        ))}
      </Stack>
    </Section>
  );
}
