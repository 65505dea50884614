import { useRef } from 'react';
import { Button } from '@/components/button';
import { Icon } from '@/components/icon';
import { Card } from '@/components/card';
import { StoredPicture } from '@/components/picture';
import { TaskDetails } from '@/components/task-details';
import { useUnits } from '@/components/use-units';
import { savingText } from '@/domain/impact/saving-text';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { WAITING_TEXT } from '@/domain/waiting';
import { usePicture } from '@/data/use-picture';
import styles from './catalog-card.module.css';

interface CatalogCardProps {
  readonly task: Task;
  readonly isAdded: boolean;
  readonly isAdding: boolean;
  /** Whether what was done with it waits for a connection. */
  readonly isWaiting: boolean;
  readonly onAdd: () => void;
}

/** A task to choose, with what it saves: 'Add to my list', then 'Already Added' (spec §2.4, D47). */
export function CatalogCard({ task, isAdded, isAdding, isWaiting, onAdd }: CatalogCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const picture = usePicture(task.imagename);
  const saved = savingText(task, useUnits());
  return (
    <Card
      name={task.name}
      picture={<StoredPicture {...picture} />}
      score={`Score: ${scoreOf(task)}`}
      details={<TaskDetails task={task} />}
      note={lastingText(task)}
      isCompact
      headingLevel={2}
      headingRef={heading}
      isDone={isAdded}
      mark={isWaiting ? WAITING_TEXT : undefined}
      actions={
        <div className={styles.choice}>
          {saved !== '' && <p className={styles.saved}>Saves about {saved}</p>}
          {isAdded && !isAdding ? (
            <Button variant="secondary" disabled>
              <Icon name="check" />
              Already Added
            </Button>
          ) : (
            <Button
              busy={isAdding}
              busyLabel="Adding…"
              onClick={() => {
                // The dialog returns the focus to where it was; the button will be disabled by then.
                heading.current?.focus({ preventScroll: true });
                onAdd();
              }}
            >
              Add to my list
            </Button>
          )}
        </div>
      }
    />
  );
}
