import { compareTexts } from '@/domain/compare-texts';
import { amountOf, impactOf, MEASURES } from '@/domain/impact/impact';
import type { Units } from '@/domain/impact/units';
import { LIST_ORDERS } from '@/domain/list-view';
import { scoreOf, type Task } from '@/domain/task';

type Sortable = Pick<Task, 'name'> & Partial<Task>;

export type TaskOrder = keyof ReturnType<typeof taskOrders>;

/** Returns the labels of the orders of tasks, by option value, in the member's units (D108). */
export function taskOrders(units: Units) {
  return {
    name: LIST_ORDERS.name,
    impact: `Impact (${units === 'US' ? 'lb' : 'kg'} CO₂e), highest first`,
    time: 'Time, shortest first',
    'score-down': LIST_ORDERS['score-down'],
    'score-up': LIST_ORDERS['score-up'],
  };
}

export function isTaskOrder(value: string | null): value is TaskOrder {
  return value !== null && Object.hasOwn(taskOrders('US'), value);
}

const byName = (a: Sortable, b: Sortable) => compareTexts(a.name, b.name);

/** By the carbon that a completion saves, then by the next measure, so that tasks without estimates come last. */
function byImpact(a: Sortable, b: Sortable): number {
  const [one, other] = [impactOf(a), impactOf(b)];
  const differing = MEASURES.find((measure) => amountOf(one, measure) !== amountOf(other, measure));
  return differing === undefined ? 0 : amountOf(other, differing) - amountOf(one, differing);
}

const minutesOf = ({ timeNeeded }: Sortable) => timeNeeded || Number.MAX_SAFE_INTEGER;

const COMPARE: Readonly<Record<TaskOrder, (a: Sortable, b: Sortable) => number>> = {
  name: byName,
  impact: byImpact,
  time: (a, b) => minutesOf(a) - minutesOf(b),
  'score-down': (a, b) => scoreOf(b) - scoreOf(a),
  'score-up': (a, b) => scoreOf(a) - scoreOf(b),
};

/** Returns tasks in the given order, with ties by name, and tasks of unknown time or impact last. */
export function inOrder<T extends Sortable>(tasks: readonly T[], order: TaskOrder): T[] {
  return tasks.toSorted((a, b) => COMPARE[order](a, b) || byName(a, b));
}
