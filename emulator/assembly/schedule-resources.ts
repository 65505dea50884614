import * as v from 'valibot';
import type { LambdaDefinition, ScheduleDefinition } from './definition';
import { readable } from './readable-names';
import { scheduleProblem } from './schedule-problem';
import type { Resource } from './stacks';

const rule = v.object({
  ScheduleExpression: v.string(),
  State: v.optional(v.string(), 'ENABLED'),
  Targets: v.array(
    v.looseObject({ Arn: v.string(), Id: v.string(), Input: v.optional(v.string()) }),
  ),
});

const schedule = v.object({
  ScheduleExpression: v.string(),
  ScheduleExpressionTimezone: v.optional(v.string(), 'UTC'),
  State: v.optional(v.string(), 'ENABLED'),
  StartDate: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  EndDate: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  GroupName: v.optional(v.string(), 'default'),
  Target: v.looseObject({ Arn: v.string(), RoleArn: v.string(), Input: v.optional(v.string()) }),
});

/** A resource that runs something at times, the part of it that the emulator runs, and why it can't run the rest. */
export interface ReadSchedules {
  resource: Resource;
  schedules: ScheduleDefinition[];
  problems: string[];
}

/** Reads a rule of EventBridge with times. */
export function readRule(
  resource: Resource,
  lambdas: readonly LambdaDefinition[],
  isPermitted: (functionArn: string) => boolean,
): ReadSchedules {
  const parsed = v.safeParse(rule, resource.properties);
  if (!parsed.success) return unreadable(resource);
  const { ScheduleExpression: expression, State, Targets } = parsed.output;
  const read: ReadSchedules = { resource, schedules: [], problems: [] };
  for (const { Arn: functionArn, Id, Input, ...more } of Targets) {
    const problem =
      scheduleProblem({ functionArn, expression, input: Input }, lambdas) ?? transformedBy(more);
    if (problem !== undefined) read.problems.push(problem);
    else {
      read.schedules.push({
        id: `rule/${resource.physicalId}/${Id}`,
        name: nameOf(resource),
        arn: resource.arn,
        source: 'aws.events',
        functionArn,
        expression,
        timeZone: 'UTC',
        isEnabled: State !== 'DISABLED',
        ...(Input !== undefined && { input: Input }),
        isPermitted: isPermitted(functionArn),
      });
    }
  }
  return read;
}

/** Reads a schedule of EventBridge's Scheduler. */
export function readSchedule(
  resource: Resource,
  lambdas: readonly LambdaDefinition[],
): ReadSchedules {
  const parsed = v.safeParse(schedule, resource.properties);
  if (!parsed.success) return unreadable(resource);
  const { Target, ...found } = parsed.output;
  const { Arn: functionArn, RoleArn: roleArn, Input } = Target;
  const { ScheduleExpression: expression, ScheduleExpressionTimezone: timeZone } = found;
  const problem = scheduleProblem({ functionArn, expression, timeZone }, lambdas);
  if (problem !== undefined) return { resource, schedules: [], problems: [problem] };
  const arn = resource.arn.replace(/schedule\/default\//, `schedule/${found.GroupName}/`);
  const read: ScheduleDefinition = {
    id: `schedule/${found.GroupName}/${resource.physicalId}`,
    name: nameOf(resource),
    arn,
    source: 'aws.scheduler',
    functionArn,
    expression,
    timeZone,
    isEnabled: found.State !== 'DISABLED',
    ...(found.StartDate !== undefined && { start: Date.parse(found.StartDate) }),
    ...(found.EndDate !== undefined && { end: Date.parse(found.EndDate) }),
    ...(Input !== undefined && { input: Input }),
    roleArn,
  };
  return { resource, schedules: [read], problems: [] };
}

/** Returns the name that the definition gives it, or else that of the construct. */
export function nameOf({ properties, logicalId }: Resource): string {
  const { Name } = properties;
  return typeof Name === 'string' ? Name : readable(logicalId);
}

function unreadable(resource: Resource): ReadSchedules {
  const properties = resource.unresolved.join(', ') || 'properties';
  return { resource, schedules: [], problems: [`the emulator can't read its ${properties}`] };
}

function transformedBy(target: Readonly<Record<string, unknown>>): string | undefined {
  const found = ['InputPath', 'InputTransformer'].find((name) => name in target);
  return found === undefined ? undefined : `its target has the property ${found}`;
}
