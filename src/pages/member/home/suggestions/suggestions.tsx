import { useEffect, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { EmptyDrawing } from '@/components/empty-state';
import { type Home, shownHome } from '@/data/home';
import styles from './suggestions.module.css';
import { Button } from '@/components/button';
import { Stack } from '@/components/layout';
import { Text } from '@/components/text';
import { VisuallyHidden } from '@/components/visually-hidden';
import { offeredTasksQuery } from '@/data/tasks';
import { calendarDayOf } from '@/domain/calendar-day';
import { interestsOf } from '@/domain/category';
import { hasTask } from '@/domain/selection';
import { suggestedTasks } from '@/domain/suggested-tasks';
import { lastingText, scoreOf, type Task } from '@/domain/task';
import { addGoal, removeGoal } from '@/features/goals/goal-actions';
import { type MemberAction, useMemberAction } from '@/features/use-member-action';
import { now } from '@/lib/clock';
import { useAccount } from '@/session/session';

/**
 * In the place of an empty list's drawing: two medium tasks to add. They load once the member has scrolled to them, so
 * the home's first screen stays one request (D47).
 */
export function Suggestions({ home }: { readonly home: Home }) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting) setSeen(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={styles.place}>
      {isSeen ? <SuggestedTasks home={home} /> : <EmptyDrawing />}
    </div>
  );
}

/** Two medium tasks from the member's interests, each with 'Add'; the drawing if there are none (D47). */
function SuggestedTasks({ home }: { readonly home: Home }) {
  const { id } = useAccount();
  const { data: catalog = [] } = useQuery(offeredTasksQuery(id, 'Medium'));
  const { run } = useMemberAction();
  const taken = [...home.goals, ...home.completions].map(({ taskId }) => taskId);
  const interests = interestsOf(home.profile.interests);
  const [day] = useState(() => calendarDayOf(now()));
  const tasks = suggestedTasks(catalog, { interests, taken, day });
  if (tasks.length === 0) return <EmptyDrawing />;
  return (
    <Stack as="ul" gap={2} className={styles.tasks} aria-label="Suggested tasks">
      {tasks.map((task) => (
        <li key={task.id} className={styles.task}>
          <div>
            <Text weight="bold" lines={2} className={styles.name} dir="auto">
              {task.name}
            </Text>
            <Text size="xs" tone="soft">
              {`Score: ${scoreOf(task)} · ${lastingText(task)}`}
            </Text>
          </div>
          <Button variant="quiet" onClick={() => run(addWithUndo(task))}>
            Add<VisuallyHidden>{` ${task.name}`}</VisuallyHidden>
          </Button>
        </li>
      ))}
    </Stack>
  );
}

function addWithUndo(task: Task): MemberAction {
  return {
    ...addGoal(task),
    done: (_, actor) => {
      const added = shownHome(actor)
        ?.goals.filter(hasTask)
        .find(({ taskId }) => taskId === task.id);
      return {
        message: `“${task.name}” is on your list.`,
        undo: added && removeGoal(added),
      };
    },
  };
}
