import { effortDetails } from '@/domain/effort';
import { effortFields } from '@/domain/models/effort-fields';
import { stepsIn } from '@/domain/steps';
import type { Task } from '@/domain/task';
import { Assumption } from './assumption';
import { Stack } from './layout';
import { Text } from './text';
import styles from './card-details.module.css';
import { InUnits } from './in-units';

/** What it takes to do a task, and why it helps, on the back of its card; what is unknown is left out (D107, D109). */
export function TaskEffort({
  task,
}: {
  readonly task: Parameters<typeof effortDetails>[0] & Pick<Task, 'steps'>;
}) {
  const { whyItHelps, whySource } = task;
  const details = effortDetails(task);
  const steps = stepsIn(task.steps);
  if (!whyItHelps && details.length === 0 && steps.length === 0) return null;
  return (
    <Stack as="dl" gap={3} className={styles.list}>
      {whyItHelps && (
        <div>
          <Text as="dt" tone="leaf" weight="bold">
            {effortFields.whyItHelps.label}
          </Text>
          <dd dir="auto">
            {whySource ? (
              <Assumption assumption={whyItHelps} source={whySource} />
            ) : (
              <InUnits text={whyItHelps} />
            )}
          </dd>
        </div>
      )}
      {details.map(({ term, text }) => (
        <div key={term}>
          <Text as="dt" tone="leaf" weight="bold">
            {term}
          </Text>
          <dd>{text}</dd>
        </div>
      ))}
      {steps.length > 0 && (
        <div>
          <Text as="dt" tone="leaf" weight="bold">
            {effortFields.steps.label}
          </Text>
          <dd>
            <ol className={styles.steps}>
              {steps.map(({ id, text }) => (
                <li key={id} dir="auto">
                  <InUnits text={text} />
                </li>
              ))}
            </ol>
          </dd>
        </div>
      )}
    </Stack>
  );
}
