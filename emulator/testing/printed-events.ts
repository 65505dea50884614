import * as v from 'valibot';
import { expect } from 'vitest';

const eventSchema = v.looseObject({
  triggerSource: v.string(),
  request: v.record(v.string(), v.unknown()),
});

/** An event of a user pool's trigger. */
export type PrintedEvent = v.InferOutput<typeof eventSchema>;

/** Returns the events that a fixture's functions printed as JSON, once there are `count`. */
export async function printedEvents(
  lines: readonly string[],
  count: number,
): Promise<PrintedEvent[]> {
  const printed = () =>
    lines.flatMap((line) => {
      const json = /\] (\{"version".*\})/.exec(line)?.[1];
      return json === undefined ? [] : [v.parse(eventSchema, JSON.parse(json))];
    });
  await expect.poll(() => printed().length).toBe(count);
  return printed();
}
