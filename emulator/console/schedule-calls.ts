import * as v from 'valibot';
import { jsonResponse, withInput } from '../core/json-calls';
import type { WireRequest, WireResponse } from '../core/wire';
import type { ScheduleReport } from '../services/eventbridge/schedules';
import { RefusedCallError } from './errors';
import type { ConsoleParts } from './parts';

const runInput = v.object({ id: v.string() });

/** Handles the calls of the console's schedules; undefined for other calls. */
export async function answerScheduleCall(
  call: string,
  request: WireRequest,
  parts: ConsoleParts,
): Promise<WireResponse | undefined> {
  switch (call) {
    case 'GET schedules': {
      const reports = parts.schedules?.list() ?? [];
      return jsonResponse(
        200,
        reports.map((report) => listed(report, parts)),
      );
    }
    case 'POST schedule/run':
      return withInput(request, runInput, async ({ id }) => {
        const ended = await parts.schedules?.runNow(id);
        if (!ended) throw new RefusedCallError('This schedule no longer exists.');
        return ended;
      });
    default:
      return undefined;
  }
}

function listed({ schedule, next, lastRun }: ScheduleReport, { definition }: ConsoleParts) {
  const { id, name, functionArn, expression, timeZone, isEnabled, source } = schedule;
  const lambda = definition.lambdas.find(({ arn }) => arn === functionArn);
  return {
    id,
    name,
    function: lambda?.label ?? functionArn,
    kind: source === 'aws.events' ? 'rule' : 'schedule',
    expression,
    timeZone,
    isEnabled,
    next: next === undefined ? undefined : new Date(next).toISOString(),
    lastRun,
  };
}
