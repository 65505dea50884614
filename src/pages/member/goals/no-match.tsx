import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { pluralize } from '@/components/pluralize';
import { chosenFilters, type Filterable, waysOut } from '@/domain/choosing/filters';
import styles from './no-match.module.css';
import type { ChangeableChoice } from './use-list-choice';

interface NoMatchProps {
  /** The tasks that the search found. */
  readonly found: readonly Filterable[];
  readonly choice: ChangeableChoice;
}

/** Says that no task matches, and which filter to drop. */
export function NoMatch({ found, choice }: NoMatchProps) {
  const { filters, setFilter, clearFilters } = choice;
  if (found.length === 0 || chosenFilters(filters).length === 0)
    return <EmptyState>No tasks match your search. Try another word or category.</EmptyState>;
  const ways = waysOut(found, filters);
  return (
    <EmptyState
      action={
        <div className={styles.ways}>
          {ways.map(({ name, label, count }) => (
            <Button key={name} variant="secondary" onClick={() => setFilter(name, undefined)}>
              Drop “{label}” ({pluralize(count, 'task')})
            </Button>
          ))}
          {ways.length === 0 && (
            <Button variant="secondary" onClick={clearFilters}>
              Clear all filters
            </Button>
          )}
        </div>
      }
    >
      {ways[0]
        ? `No tasks match all of your filters. Drop “${ways[0].label}” to see ${pluralize(ways[0].count, 'task')}.`
        : 'No tasks match your filters. Dropping one isn’t enough.'}
    </EmptyState>
  );
}
