import * as v from 'valibot';
import { ExpressionError } from '../core/schedule-expressions/expression-error';
import { recurrenceOf } from '../core/schedule-expressions/recurrence';
import type { LambdaDefinition } from './definition';

const constantInput = v.optional(v.pipe(v.string(), v.parseJson()));

/** Returns why a schedule can't run, or undefined. */
export function scheduleProblem(
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
