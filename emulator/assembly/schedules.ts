import type { LambdaDefinition, ScheduleDefinition, UnsupportedPart } from './definition';
import { permissionsOf, permits } from './lambda-permissions';
import { nameOf, readRule, readSchedule, type ReadSchedules } from './schedule-resources';
import type { Resource } from './stacks';

/** Returns the functions that run at times: the targets of EventBridge's rules and schedules. */
export function schedulesOf(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): ScheduleDefinition[] {
  return readSchedules(resources, lambdas).flatMap(({ schedules }) => schedules);
}

/** Returns the rules and schedules that have times, also those that `unsupportedSchedulesOf` names. */
export function scheduledResources(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): ReadonlySet<Resource> {
  return new Set(readSchedules(resources, lambdas).map(({ resource }) => resource));
}

/** Returns the schedules that the emulator can't run. */
export function unsupportedSchedulesOf(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): UnsupportedPart[] {
  return readSchedules(resources, lambdas).flatMap(({ resource, problems }) =>
    problems.map((problem) => ({
      name: `the schedule ${nameOf(resource)}, because ${problem}`,
      fails: 'it never runs',
    })),
  );
}

/** Leaves out rules without times, which react to events. */
function readSchedules(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): ReadSchedules[] {
  const permissions = permissionsOf(resources);
  return resources.flatMap((resource) => {
    if (resource.type === 'AWS::Scheduler::Schedule') return [readSchedule(resource, lambdas)];
    const isRule = resource.type === 'AWS::Events::Rule';
    if (!isRule || resource.properties['ScheduleExpression'] === undefined) return [];
    return [
      readRule(resource, lambdas, (functionArn) =>
        permits(permissions, functionArn, 'events.amazonaws.com', resource.arn),
      ),
    ];
  });
}
