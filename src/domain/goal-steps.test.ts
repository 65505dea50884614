import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_GOAL_LENGTH, MAX_STEP_LENGTH } from '@/definition';
import { planIn, type StepChange, withPlan } from './goal-state';
import { canAddStep, MAX_OWN_STEPS, stepProgress, withStepChange } from './goal-steps';
import { forAll } from './testing/for-all';

const task = { steps: 'quotes: Get quotes.\nplan: Plan the work.\npay: Pay.' };
const tick = (stepId: string): StepChange => ({ kind: 'tick', stepId });
const untick = (stepId: string): StepChange => ({ kind: 'untick', stepId });
const own = (stepId: string, text: string): StepChange => ({ kind: 'own', stepId, text });

function after(...changes: readonly StepChange[]): string {
  return changes.reduce((goal, change, at) => withStepChange(goal, change, at + 1), '');
}

describe('Steps of a goal (I14)', () => {
  it('can be ticked in any order, and unticked; the first that is open is next', () => {
    expect(stepProgress(task, null)).toMatchObject({ done: 0, next: { id: 'quotes' } });
    const two = after(tick('plan'), tick('quotes'));
    expect(stepProgress(task, two)).toMatchObject({ done: 2, next: { id: 'pay' } });
    const all = withStepChange(two, tick('pay'), 8);
    expect(stepProgress(task, all)).toMatchObject({ done: 3, next: undefined });
    expect(stepProgress(task, withStepChange(all, untick('quotes'), 9)).next?.id).toBe('quotes');
  });
  it('keep their ticks when an admin edits, moves, adds or removes steps', () => {
    const goal = after(tick('quotes'), tick('pay'));
    const edited = { steps: 'pay: Pay the bill.\nnew: Check it.\nquotes: Get three quotes.' };
    const isDone = stepProgress(edited, goal).steps.map((step) => [step.id, step.isDone]);
    expect(isDone).toEqual([
      ['pay', true],
      ['new', false],
      ['quotes', true],
    ]);
    const without = { steps: 'plan: Plan the work.' };
    expect(stepProgress(without, goal).done).toBe(0);
    expect(stepProgress(task, goal).done).toBe(2);
  });

  it('of the member’s own come last, and can be ticked and removed', () => {
    const goal = after(own('my-1', ' Ask\u200B Dana. '), tick('my-1'));
    expect(stepProgress(task, goal).steps.at(-1)).toEqual({
      id: 'my-1',
      text: 'Ask Dana.',
      isDone: true,
      isOwn: true,
    });
    const dropped = withStepChange(goal, { kind: 'drop', stepId: 'my-1' }, 9);
    expect(stepProgress(task, dropped).steps).toHaveLength(3);
  });

  it('of the member’s own that another device removed don’t come back when they are sent again', () => {
    const add = own('my-1', 'Ask Dana.');
    const goal = withStepChange(after(add), { kind: 'drop', stepId: 'my-1' }, 9);
    expect(stepProgress(task, withStepChange(goal, add, 1)).steps).toHaveLength(3);
    expect(stepProgress(task, withStepChange(goal, add, 10)).steps).toHaveLength(4);
  });

  it('of the member’s own that come back return to their old place', () => {
    const goal = after(own('my-1', 'Ask Dana.'), own('my-2', 'Ask Lee.'));
    const without = withStepChange(goal, { kind: 'drop', stepId: 'my-1' }, 8);
    const back = withStepChange(without, own('my-1', 'Ask Dana.'), 9);
    expect(stepProgress(task, back).steps).toEqual(stepProgress(task, goal).steps);
  });

  it('of the member’s own can be added up to six, however many the task has', () => {
    const some = (count: number) =>
      after(...Array.from({ length: count }, (_, at) => own(`my-${at}`, 'Do it.')));
    expect(canAddStep(stepProgress(task, some(MAX_OWN_STEPS - 1)))).toBe(true);
    expect(canAddStep(stepProgress(task, some(MAX_OWN_STEPS)))).toBe(false);
  });

  it('keep their ticks when there are more of them than a goal can store', () => {
    const others = Array.from({ length: 20 }, (_, at) => `other${at}`);
    const first = after(tick('quotes'), ...others.map(untick));
    expect(stepProgress(task, first).steps[0]?.isDone).toBe(true);
    const many = { steps: others.map((id) => `${id}: Do it.`).join('\n') };
    const twenty = after(...others.map(tick));
    expect(stepProgress(many, twenty).done).toBe(20);
    const full = withStepChange(twenty, tick('quotes'), 21);
    expect(stepProgress(many, full)).toMatchObject({ done: 19, next: { id: 'other0' } });
    expect(stepProgress(task, full).done).toBe(1);
  });

  it('can all be unticked at once, and that can be undone', () => {
    const goal = after(tick('quotes'), tick('pay'), own('my-1', 'Ask Dana.'), tick('my-1'));
    const stepIds = stepProgress(task, goal).steps.map(({ id }) => id);
    const again = withStepChange(goal, { kind: 'restart', stepIds }, 9);
    expect(stepProgress(task, again)).toMatchObject({ done: 0, next: { id: 'quotes' } });
    const back = withStepChange(again, { kind: 'tickAll', stepIds }, 10);
    expect(stepProgress(task, back)).toMatchObject({ done: 4, next: undefined });
  });

  it('and a plan don’t affect each other', () => {
    const planned = withPlan(after(tick('pay')), { on: '2026-12-05' }, 5);
    const both = withStepChange(planned, tick('plan'), 6);
    expect(planIn(both)?.on).toBe('2026-12-05');
    expect(stepProgress(task, both).done).toBe(2);
  });

  it('end up the same, whatever order two devices’ ticks arrive in', () => {
    const stepId = fc.constantFrom('quotes', 'plan', 'pay');
    const change: fc.Arbitrary<StepChange> = fc.oneof(
      fc.record({ kind: fc.constantFrom('tick' as const, 'untick' as const), stepId }),
      fc.record({
        kind: fc.constantFrom('restart' as const, 'tickAll' as const),
        stepIds: fc.uniqueArray(stepId),
      }),
    );
    forAll(
      [
        fc.array(change, { maxLength: 8 }).chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(
              all.map((_, at) => at),
              { minLength: all.length },
            ),
          ),
        ),
      ],
      ([all, order]) => {
        const sent = (numbers: readonly number[], before = '') =>
          numbers.reduce<string>((goal, at) => {
            const one = all[at];
            return one ? withStepChange(goal, one, at + 1) : goal;
          }, before);
        const inOrder = sent(all.map((_, at) => at));
        const again = sent(order, inOrder);
        expect(stepProgress(task, sent(order)).steps).toEqual(stepProgress(task, inOrder).steps);
        // Text that is stored already makes no difference.
        expect(stepProgress(task, again).steps).toEqual(stepProgress(task, inOrder).steps);
      },
    );
  });

  it('fit the row, however many and long they are', () => {
    const long = (at: number) => own(`my-mhzzzzz${at}`, '"'.repeat(MAX_STEP_LENGTH));
    const ids = Array.from({ length: MAX_OWN_STEPS }, (_, at) => at);
    const others = Array.from({ length: 30 }, (_, at) => at);
    const planned = withPlan(
      '',
      { on: '2026-12-05', time: '09:00', cue: '"'.repeat(200), where: '"'.repeat(200) },
      1,
    );
    const changes = [
      ...ids.map(long),
      ...others.map((at) => tick(`step${at}`)),
      ...ids.map((at) => tick(`my-mhzzzzz${at}`)),
    ];
    const goal = changes.reduce(
      (text, change) => withStepChange(text, change, Date.now()),
      planned,
    );
    expect(goal.length).toBeLessThanOrEqual(MAX_GOAL_LENGTH);
    expect(canAddStep(stepProgress(task, goal))).toBe(false);
  });
});
