import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Row } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import type { Filterable } from '@/domain/choosing/filters';
import { waysOut } from '@/domain/choosing/ways-out';
import type { ChangeableChoice } from './use-list-choice';

interface NoMatchProps {
  /** The tasks that the search found. */
  readonly found: readonly Filterable[];
  readonly choice: ChangeableChoice;
}

/** Says that no task matches, and which filters to drop. */
export function NoMatch({ found, choice }: NoMatchProps) {
  const { filters, dropFilters } = choice;
  const ways = waysOut(found, filters);
  const [best] = ways;
  if (!best)
    return <EmptyState>No tasks match your search. Try another word or category.</EmptyState>;
  return (
    <EmptyState
      action={
        <Row gap={3} justify="center">
          {ways.map(({ names, text, count }) => (
            <Button key={text} variant="secondary" onClick={() => dropFilters(names)}>
              {`Drop ${text} (${pluralize(count, 'task')})`}
            </Button>
          ))}
        </Row>
      }
    >
      {`No tasks match all of your filters. Drop ${best.text} to see ${pluralize(best.count, 'task')}.`}
    </EmptyState>
  );
}
