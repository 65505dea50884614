import { memo, useMemo, useState } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CardGrid } from '@/components/card-grid';
import { EmptyState } from '@/components/empty-state';
import { focusHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { Row } from '@/components/layout';
import { useListView } from '@/components/list-tools';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { TaskEffort } from '@/components/task-effort';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { VisuallyHidden } from '@/components/visually-hidden';
import { usePicture } from '@/data/use-picture';
import type { Category } from '@/domain/category';
import { type Filterable, filtered } from '@/domain/choosing/filters';
import { goodFirst } from '@/domain/choosing/good-first';
import { inOrder } from '@/domain/choosing/order';
import { waysOut } from '@/domain/choosing/ways-out';
import { effortText } from '@/domain/effort';
import { periodText, savingText } from '@/domain/impact/saving-text';
import { pluralize } from '@/domain/number-text';
import { lastingText, scoreText, type Task } from '@/domain/task';
import { useWaitingMark } from '@/features/waiting/use-waiting';
import { ChoiceTools } from './choice-tools';
import { type ChangeableChoice, useListChoice } from './use-list-choice';
import styles from './offered-task-card.module.css';

interface TaskChoiceProps {
  readonly tasks: readonly Task[];
  readonly added: ReadonlySet<string>;
  readonly interests: readonly Category[];
  readonly onAdd: (task: Task) => void;
}

/**
 * The tasks to choose from, with search, filters and order. Tasks that were on the list when the page opened come last.
 */
export function TaskChoice({ tasks, added, interests, onAdd }: TaskChoiceProps) {
  // A task added now keeps its place until the next visit.
  const [addedBefore] = useState(added);
  const choice = useListChoice();
  const view = useListView(tasks, choice.search, 'name', choice.change);
  const found = view.shown;
  const shown = inOrder(filtered(found, choice.filters), choice.order);
  const reasons = useMemo(
    () => goodFirst(tasks, { interests, taken: addedBefore }),
    [tasks, interests, addedBefore],
  );
  return (
    <>
      <ChoiceTools view={view} choice={choice} count={shown.length} />
      <div {...focusHome}>
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
                  onAdd={onAdd}
                />
              ))}
          </CardGrid>
        )}
      </div>
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

interface OfferedTaskCardProps {
  readonly task: Task;
  /** Why it is a good first task; undefined if it isn't. */
  readonly goodFirst: string | undefined;
  readonly isAdded: boolean;
  readonly onAdd: (task: Task) => void;
}

/** A task to choose, with its savings. The button says 'Add to my list', then 'Already Added' (spec §2.4, D47). */
const OfferedTaskCard = memo(function OfferedTaskCard(props: OfferedTaskCardProps) {
  const { task, goodFirst, isAdded, onAdd } = props;
  const picture = usePicture(task.imagename);
  const saved = savingText(task, useUnits());
  const period = periodText(task);
  return (
    <Card
      name={task.name}
      picture={<StoredPicture {...picture} />}
      score={scoreText(task)}
      details={
        <>
          <TaskDetails task={task} />
          <TaskEffort task={task} />
        </>
      }
      note={lastingText(task)}
      effort={effortText(task) || undefined}
      mark={useWaitingMark(task.id)}
      isCompact
      headingLevel={2}
      isDone={isAdded}
      actions={
        <Row {...focusHome} gap={2} align="center" className={styles.choice}>
          {goodFirst !== undefined && (
            <Text size="xs" className={styles.goodFirst}>
              <Text as="strong" tone="leaf">
                Good first one:
              </Text>{' '}
              <span>{goodFirst}</span>
            </Text>
          )}
          {saved !== '' && (
            <Text size="xs" tone="soft" className={styles.saved}>
              {`Saves about ${saved}${period ? ` ${period}` : ''}`}
            </Text>
          )}
          {isAdded ? (
            <Button variant="secondary" disabled>
              <Icon name="check" />
              <span>Already Added</span>
            </Button>
          ) : (
            <Button onClick={() => onAdd(task)}>
              <span>Add to my list</span>
              <VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
            </Button>
          )}
        </Row>
      }
    />
  );
});
