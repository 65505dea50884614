import { useState } from 'react';
import { Button } from '@/components/button';
import { Row } from '@/components/layout';
import { ListCount } from '@/components/list-tools';
import { SelectField } from '@/components/select-field';
import { TextField } from '@/components/text-field';
import { useUnits } from '@/components/use-units';
import { chosenFilters, type Filterable } from '@/domain/choosing/filters';
import { isTaskOrder, taskOrders } from '@/domain/choosing/order';
import styles from './choice-tools.module.css';
import { FilterFields } from './filter-fields';
import { FilterSheet } from './filter-sheet';
import type { ChangeableChoice } from './use-list-choice';

interface ChoiceToolsProps {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** The tasks that the search found. */
  readonly found: readonly Filterable[];
  readonly choice: ChangeableChoice;
  /** How many tasks are shown, which screen readers announce. */
  readonly count: number;
}

/** Search, filters and order: side by side, or on a phone a row with a button that opens the filters. */
export function ChoiceTools({ search, onSearch, found, choice, count }: ChoiceToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const used = chosenFilters(choice.filters).length;
  return (
    <Row gap={4} align="end" className={styles.tools}>
      <div className={styles.search}>
        <TextField
          type="search"
          label="Search tasks"
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <div className={styles.filters}>
        <FilterFields tasks={found} choice={choice} />
      </div>
      <Button
        variant="secondary"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {used === 0 ? 'Filters' : `Filters (${used})`}
      </Button>
      <div className={styles.order}>
        <SelectField
          label="Sort by"
          options={taskOrders(useUnits())}
          value={choice.order}
          onChange={({ target }) => {
            if (isTaskOrder(target.value)) choice.setOrder(target.value);
          }}
        />
      </div>
      <ListCount count={count} noun="task" />
      <FilterSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        tasks={found}
        choice={choice}
        count={count}
      />
    </Row>
  );
}
