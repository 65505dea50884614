import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Stack } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import type { Filterable } from '@/domain/choosing/filters';
import { FilterFields } from './filter-fields';
import styles from './choice-tools.module.css';
import type { ChangeableChoice } from './use-list-choice';

interface FilterSheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tasks: readonly Filterable[];
  readonly choice: ChangeableChoice;
  /** How many tasks the filters leave. */
  readonly count: number;
}

/** The filters on a phone, which apply at once. */
export function FilterSheet({ open, onClose, tasks, choice, count }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Filters"
      actions={
        <>
          <Button variant="secondary" onClick={() => choice.dropFilters()}>
            Clear all
          </Button>
          <Button onClick={onClose}>{`Show ${pluralize(count, 'task')}`}</Button>
        </>
      }
    >
      <Stack gap={4} className={styles.sheet}>
        <FilterFields tasks={tasks} choice={choice} />
      </Stack>
    </Dialog>
  );
}
