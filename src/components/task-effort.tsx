import { effortDetails } from '@/domain/effort';
import { effortFields } from '@/domain/models/effort-fields';
import { stepsIn } from '@/domain/steps';
import type { Task } from '@/domain/task';
import { Assumption } from './assumption';
import { NamedValue } from './card-details';
import { Stack } from './layout';
import { InUnits } from './in-units';

/** A task's effort and benefit, on the back of its card, without unknown values (D107, D109). */
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
    <Stack as="dl" gap={3} above={3}>
      {whyItHelps && (
        <NamedValue name={effortFields.whyItHelps.label}>
          {whySource ? (
            <Assumption assumption={whyItHelps} source={whySource} />
          ) : (
            <InUnits text={whyItHelps} />
          )}
        </NamedValue>
      )}
      {details.map(({ term, text }) => (
        <NamedValue key={term} name={term}>
          {text}
        </NamedValue>
      ))}
      {steps.length > 0 && (
        <NamedValue name={effortFields.steps.label}>
          <Stack as="ol" style={{ paddingInlineStart: '1.25em' }}>
            {steps.map(({ id, text }) => (
              <li key={id} dir="auto">
                <InUnits text={text} />
              </li>
            ))}
          </Stack>
        </NamedValue>
      )}
    </Stack>
  );
}
