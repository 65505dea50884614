import type { BackendDefinition, ScheduleDefinition } from '../../assembly/definition';
import type { Clock } from '../../core/clock';
import type { Iam } from '../../core/identity';
import type { Log } from '../../core/log';
import { UnrunnableFunctionError, type Functions } from '../lambda/functions';
import type { LastRun } from './schedule-state';
import { scheduledEvent } from './scheduled-event';

export interface RunParts {
  definition: Pick<BackendDefinition, 'accountId' | 'region' | 'lambdas'>;
  lambdas: Pick<Functions, 'invoke'>;
  iam: Pick<Iam, 'allows'>;
  clock: Clock;
  log: Log;
}

/** Runs a schedule's function for a due time, and returns how that ended. */
export async function runSchedule(
  schedule: ScheduleDefinition,
  due: number,
  parts: RunParts,
): Promise<Pick<LastRun, 'result' | 'reason'>> {
  const refusal = refusalOf(schedule, parts);
  if (refusal !== undefined) {
    parts.log.error(`The schedule ${schedule.name} was refused. ${refusal}`);
    return { result: 'refused', reason: refusal };
  }
  try {
    const event = scheduledEvent(schedule, due, parts.definition);
    const outcome = await parts.lambdas.invoke(schedule.functionArn, event);
    if ('payload' in outcome) return { result: 'succeeded' };
    const { errorType, errorMessage } = outcome.error;
    return { result: 'failed', reason: `${errorType}: ${errorMessage}` };
  } catch (error) {
    if (!(error instanceof UnrunnableFunctionError)) throw error;
    parts.log.error(`The schedule ${schedule.name} failed. ${error.message}`);
    return { result: 'failed', reason: error.message };
  }
}

/** As on AWS, a rule needs a permission of the function, and a schedule of the Scheduler a role. */
function refusalOf(schedule: ScheduleDefinition, { iam }: RunParts): string | undefined {
  if (schedule.source === 'aws.events') {
    return schedule.isPermitted
      ? undefined
      : "The function has no permission (AWS::Lambda::Permission) for events.amazonaws.com and this rule's ARN.";
  }
  const { roleArn, functionArn, name } = schedule;
  const caller = { kind: 'function', accessKeyId: '', roleArn, functionName: name } as const;
  return iam.allows(caller, 'lambda:InvokeFunction', functionArn)
    ? undefined
    : `The role ${roleArn} doesn't allow lambda:InvokeFunction on ${functionArn}.`;
}
