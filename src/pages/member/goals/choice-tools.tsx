import { useState } from 'react';
import { Button } from '@/components/button';
import { Row, Stack } from '@/components/layout';
import { ListCount, type ListView } from '@/components/list-tools';
import { SelectField } from '@/components/select-field';
import { TextField } from '@/components/text-field';
import { useUnits } from '@/components/use-units';
import {
  chosenFilters,
  countsOf,
  FILTER_NAMES,
  FILTERS,
  type Filterable,
  type FilterName,
} from '@/domain/choosing/filters';
import { taskOrders } from '@/domain/choosing/order';
import styles from './choice-tools.module.css';
import type { ChangeableChoice } from './use-list-choice';
import { Dialog } from '@/components/dialog';
import { VisuallyHidden } from '@/components/visually-hidden';
import { pluralize } from '@/domain/number-text';

interface ChoiceToolsProps {
  readonly view: ListView<Filterable>;
  readonly choice: ChangeableChoice;
  /** How many tasks are shown, announced to screen readers. */
  readonly count: number;
}

/**
 * Search, filters and order: side by side, or on a phone one row with a button that opens the filters. Filters apply
 * at once.
 */
export function ChoiceTools({ view, choice, count }: ChoiceToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const used = chosenFilters(choice.filters).length;
  return (
    <Row gap={4} align="end" className={styles.tools}>
      <TextField
        type="search"
        label="Search tasks"
        className={styles.search}
        value={view.search}
        onChange={({ target }) => view.setSearch(target.value)}
      />
      <div className={styles.filters}>
        <FilterFields tasks={view.shown} choice={choice} />
      </div>
      <Button
        variant="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {used === 0 ? 'Filters' : `Filters (${used})`}
      </Button>
      <SelectField
        label="Sort by"
        className={styles.order}
        options={taskOrders(useUnits())}
        value={choice.order}
        onChoose={choice.setOrder}
      />
      <ListCount count={count} noun="task" />
      {isOpen && (
        <Dialog
          onClose={close}
          title="Filters"
          actions={
            <>
              <Button variant="secondary" onClick={() => choice.dropFilters()}>
                Clear all
              </Button>
              <Button onClick={close}>{`Show ${pluralize(count, 'task')}`}</Button>
            </>
          }
        >
          <Stack gap={4} className={styles.sheet}>
            <FilterFields tasks={view.shown} choice={choice} />
            {/* The count behind the dialog isn't read out. */}
            <VisuallyHidden>
              <span aria-live="polite">{pluralize(count, 'task')}</span>
            </VisuallyHidden>
          </Stack>
        </Dialog>
      )}
    </Row>
  );
}

interface FilterFieldsProps {
  readonly tasks: readonly Filterable[];
  readonly choice: ChangeableChoice;
}

const ANY = 'all';

/** A field for each filter, whose options say how many tasks each would leave. */
function FilterFields({ tasks, choice }: FilterFieldsProps) {
  return FILTER_NAMES.map((name) => (
    <SelectField
      key={name}
      label={FILTERS[name].label}
      options={optionsOf(name, countsOf(tasks, choice.filters, name))}
      value={choice.filters[name] ?? ANY}
      onChoose={(value) => choice.setFilter(name, value === ANY ? undefined : value)}
    />
  ));
}

function optionsOf(
  name: FilterName,
  counts: Readonly<Record<string, number>>,
): Record<string, string> {
  const { anyLabel, options } = FILTERS[name];
  const counted = Object.entries(options).map(([value, { label }]) => [
    value,
    `${label} (${counts[value] ?? 0})`,
  ]);
  return { [ANY]: anyLabel, ...Object.fromEntries(counted) };
}
