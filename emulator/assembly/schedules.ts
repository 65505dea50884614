import * as v from 'valibot';
import { ExpressionError } from '../core/schedule-expressions/expression-error';
import { recurrenceOf } from '../core/schedule-expressions/recurrence';
import type { LambdaDefinition, ScheduleDefinition, UnsupportedPart } from './definition';
import { permissionsOf, permits } from './lambda-permissions';
import type { Resource } from './stacks';

const constantInput = v.optional(v.pipe(v.string(), v.parseJson()));

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
interface ReadSchedules {
  resource: Resource;
  schedules: ScheduleDefinition[];
  problems: string[];
}

/** Returns the functions that run at times: the targets of EventBridge's rules and schedules. */
export function schedulesOf(
  resources: readonly Resource[],
  lambdas: readonly LambdaDefinition[],
): ScheduleDefinition[] {
  return readSchedules(resources, lambdas).flatMap(({ schedules }) => schedules);
}

/** Returns the rules and schedules whose times the emulator keeps, for all or some of their targets. */
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

function readRule(
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
      problemOf({ functionArn, expression, input: Input }, lambdas) ?? transformedBy(more);
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

function readSchedule(resource: Resource, lambdas: readonly LambdaDefinition[]): ReadSchedules {
  const parsed = v.safeParse(schedule, resource.properties);
  if (!parsed.success) return unreadable(resource);
  const { Target, ...found } = parsed.output;
  const { Arn: functionArn, RoleArn: roleArn, Input } = Target;
  const { ScheduleExpression: expression, ScheduleExpressionTimezone: timeZone } = found;
  const problem = problemOf({ functionArn, expression, timeZone }, lambdas);
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

/** Leaves out what the CDK and CloudFormation append to names that they choose. */
function nameOf({ properties, logicalId }: Resource): string {
  const { Name } = properties;
  return typeof Name === 'string' ? Name : logicalId.replace(/[0-9A-F]{8}$/, '');
}

function unreadable(resource: Resource): ReadSchedules {
  const properties = resource.unresolved.join(', ') || 'properties';
  return { resource, schedules: [], problems: [`the emulator can't read its ${properties}`] };
}

function transformedBy(target: Readonly<Record<string, unknown>>): string | undefined {
  const found = ['InputPath', 'InputTransformer'].find((name) => name in target);
  return found === undefined ? undefined : `its target has the property ${found}`;
}

/** Returns why a schedule can't run, or undefined. */
function problemOf(
  {
    functionArn,
    expression,
    timeZone,
    input,
  }: { functionArn: string; expression: string; timeZone?: string; input?: string | undefined },
  lambdas: readonly LambdaDefinition[],
): string | undefined {
  if (!lambdas.some(({ arn }) => arn === functionArn)) {
    return `its target ${functionArn} isn't a function`;
  }
  if (!v.is(constantInput, input)) return "its input isn't JSON";
  try {
    recurrenceOf(expression, timeZone);
    return undefined;
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    return `EventBridge refuses ${expression}: ${error.message}`;
  }
}
