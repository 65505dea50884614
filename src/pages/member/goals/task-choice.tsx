import { useDeferredValue, useMemo, useState } from 'react';
import { CardGrid } from '@/components/card-grid';
import type { Category } from '@/domain/category';
import { type Filterable, filtered } from '@/domain/choosing/filters';
import { goodFirst } from '@/domain/choosing/good-first';
import { inOrder } from '@/domain/choosing/order';
import { listView } from '@/domain/list-view';
import type { Task } from '@/domain/task';
import { OfferedTaskCard } from './offered-task-card';
import { ChoiceTools } from './choice-tools';
import { type ChangeableChoice, useListChoice } from './use-list-choice';
import { Button } from '@/components/button';
import { EmptyState } from '@/components/empty-state';
import { Row } from '@/components/layout';
import { pluralize } from '@/components/pluralize';
import { waysOut } from '@/domain/choosing/ways-out';

interface TaskChoiceProps {
  readonly tasks: readonly Task[];
  readonly added: ReadonlySet<string>;
  readonly interests: readonly Category[];
  readonly waiting: ReadonlySet<string>;
  readonly onAdd: (task: Task) => void;
}

/** The tasks to choose from, with search, filters and order; those on the list before come last. */
export function TaskChoice({ tasks, added, interests, waiting, onAdd }: TaskChoiceProps) {
  // What is added now keeps its place until the next visit.
  const [addedBefore] = useState(added);
  const [search, setSearch] = useState('');
  const deferredSearch = useDeferredValue(search);
  const choice = useListChoice();
  const found = useMemo(() => listView(tasks, deferredSearch, 'name'), [tasks, deferredSearch]);
  const shown = inOrder(filtered(found, choice.filters), choice.order);
  const reasons = useMemo(
    () => goodFirst(tasks, { interests, taken: addedBefore }),
    [tasks, interests, addedBefore],
  );
  return (
    <>
      <ChoiceTools
        search={search}
        onSearch={setSearch}
        found={found}
        choice={choice}
        count={shown.length}
      />
      {shown.length === 0 ? (
        <NoMatch found={found} choice={choice} />
      ) : (
        <CardGrid layout="compact">
          {shown
            .toSorted((a, b) => Number(addedBefore.has(a.id)) - Number(addedBefore.has(b.id)))
            .map((task) => (
              <OfferedTaskCard
                key={task.id}
                task={task}
                goodFirst={reasons.get(task.id)}
                isAdded={added.has(task.id)}
                isWaiting={waiting.has(task.id)}
                onAdd={() => onAdd(task)}
              />
            ))}
        </CardGrid>
      )}
    </>
  );
}

interface NoMatchProps {
  readonly found: readonly Filterable[];
  readonly choice: ChangeableChoice;
}

function NoMatch({ found, choice }: NoMatchProps) {
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
