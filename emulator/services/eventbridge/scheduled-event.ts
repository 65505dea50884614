import { randomUUID } from 'node:crypto';
import type { BackendDefinition, ScheduleDefinition } from '../../assembly/definition';

/** Returns what a schedule's function gets at a due time: EventBridge's event, or the schedule's own input. */
export function scheduledEvent(
  schedule: ScheduleDefinition,
  due: number,
  { accountId, region }: Pick<BackendDefinition, 'accountId' | 'region'>,
): unknown {
  const { arn, source, input } = schedule;
  const time = new Date(due).toISOString().replace(/\.\d+/, '');
  if (input !== undefined) {
    const own: unknown = JSON.parse(
      source === 'aws.scheduler' ? inContext(input, arn, time) : input,
    );
    return own;
  }
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source,
    account: accountId,
    time,
    region,
    resources: [arn],
    // The Scheduler sends the text of an object.
    detail: source === 'aws.scheduler' ? '{}' : {},
  };
}

/** Replaces the Scheduler's context attributes, such as <aws.scheduler.scheduled-time>. */
function inContext(input: string, arn: string, time: string): string {
  const values: Readonly<Record<string, string>> = {
    'schedule-arn': arn,
    'scheduled-time': time,
    'execution-id': randomUUID(),
    'attempt-number': '1',
  };
  return input.replaceAll(
    /<aws\.scheduler\.([a-z-]+)>/g,
    (text, name: string) => values[name] ?? text,
  );
}
