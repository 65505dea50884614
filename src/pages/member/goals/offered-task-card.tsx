import { Button } from '@/components/button';
import { focusHome } from '@/components/focus-home';
import { Icon } from '@/components/icon';
import { Card } from '@/components/card';
import { Row } from '@/components/layout';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { TaskEffort } from '@/components/task-effort';
import { Text } from '@/components/text';
import { useUnits } from '@/components/use-units';
import { effortText } from '@/domain/effort';
import { periodText, savingText } from '@/domain/impact/saving-text';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { WAITING_TEXT } from '@/domain/waiting';
import { usePicture } from '@/data/use-picture';
import styles from './offered-task-card.module.css';

interface OfferedTaskCardProps {
  readonly task: Task;
  /** Why it is a good first one; undefined if it isn't. */
  readonly goodFirst: string | undefined;
  readonly isAdded: boolean;
  readonly isWaiting: boolean;
  readonly onAdd: () => void;
}

/** A task to choose, with what it saves: 'Add to my list', then 'Already Added' (spec §2.4, D47). */
export function OfferedTaskCard({
  task,
  goodFirst,
  isAdded,
  isWaiting,
  onAdd,
}: OfferedTaskCardProps) {
  const picture = usePicture(task.imagename);
  const saved = savingText(task, useUnits());
  const period = periodText(task);
  return (
    <Card
      name={task.name}
      picture={<StoredPicture {...picture} />}
      score={`Score: ${scoreOf(task)}`}
      details={
        <>
          <TaskDetails task={task} />
          <TaskEffort task={task} />
        </>
      }
      note={lastingText(task)}
      effort={effortText(task) || undefined}
      mark={isWaiting ? WAITING_TEXT : undefined}
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
            <Button onClick={onAdd}>Add to my list</Button>
          )}
        </Row>
      }
    />
  );
}
