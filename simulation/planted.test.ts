import { describe, expect, it } from 'vitest';
import { bundleDevice, type Planted } from './bundle';
import { startOf } from './device/start';
import { firstFailure } from './life';
import { type Deeds, everyOrder } from './orders';

/** Short lives find the same defects as long ones, only sooner. */
const LIFE = { seed: 1, devices: 3, start: Date.parse('2026-03-02T12:00:00.000Z') };
const TIMEOUT_MS = 300_000;

const COMPLETIONS = 'domain/actions/completions.ts';
const OUTBOX = 'data/actions/outbox.ts';
const COMMIT = 'domain/actions/commit.ts';
const GOALS = 'domain/actions/goals.ts';

interface Case extends Planted {
  readonly defect: string;
  readonly days?: number;
  /** Deeds of two devices to try in every order, if that finds the defect sooner than random lives. */
  readonly orders?: Deeds;
}

const cases: readonly Case[] = [
  {
    defect: 'a known action is applied again',
    file: 'domain/actions/apply.ts',
    from: 'if (record.acts.includes(action.id)) return { member };',
    to: '',
  },
  {
    defect: 'an undo doesn’t lower the level',
    file: COMPLETIONS,
    from: 'const level = levelAfterUndo(member.level);',
    to: 'const level = member.level;',
  },
  {
    defect: 'an undone completion stays in the sum',
    file: COMPLETIONS,
    from: 'saved: withReplaced(record.saved, [impact], [])',
    to: 'saved: record.saved',
  },
  {
    defect: 'a refused commit counts as stored',
    file: OUTBOX,
    from: "case 'conflict':",
    to: "case 'conflict': return refused;",
    orders: [['complete'], ['swap']],
  },
  {
    defect: 'waiting actions are removed before they are sent',
    file: OUTBOX,
    from: 'const refused = await commit(',
    to: "for (const note of batch) settle(page, note, 'committed'); const refused = await commit(",
  },
  {
    defect: 'actions are given up when the session is refused',
    file: OUTBOX,
    from: "  'unauthorized',\n",
    to: '',
  },
  {
    defect: 'waiting actions of an outdated version are given up',
    file: OUTBOX,
    from: "  'outdated',\n",
    to: '',
  },
  {
    defect: 'a portal’s response is taken for the API’s',
    file: 'data/graphql-answer.ts',
    from: 'return isWhole ?',
    to: 'return isWhole || !isWhole ?',
  },
  {
    defect: 'a later version’s record is overwritten',
    file: 'domain/actions/record.ts',
    from: 'read.output.version > VERSION',
    to: 'read.output.version < VERSION',
  },
  {
    defect: 'days are forgotten with their completions',
    file: 'domain/actions/fitted.ts',
    from: 'days: withDays(record.days, days),',
    to: '',
    days: 14,
  },
  {
    defect: 'a completion’s row stays after its undo',
    file: COMMIT,
    from: 'uncomplete: [...known].filter((id) => !kept.has(id)),',
    to: 'uncomplete: [],',
  },
  {
    defect: 'a swap’s row isn’t written',
    file: COMMIT,
    from: 'return isSame && (isDeleted || !isNewSet(before, after))',
    to: 'return isSame || !isNewSet(before, after)',
  },
  {
    defect: 'a lagging goal text overwrites a newer one',
    file: GOALS,
    from: "if (listed && revisionIn(row.goal) !== listed.revision) return { member, why: 'stale' };",
    to: '',
    orders: [['planGoal'], ['tickStep']],
  },
  {
    defect: 'a note isn’t written into its stored row',
    file: COMMIT,
    from: 'annotate: changedNotes(before, after),',
    to: 'annotate: [],',
  },
  {
    defect: 'an action dated by a wrong clock is sent unchanged',
    file: 'data/actions/notes.ts',
    from: 'if (noted.every(({ clock }, at) => clock === notes[at]?.clock)) return;',
    to: 'return;',
  },
  {
    defect: 'the undo of a redated completion names its old time',
    file: 'domain/actions/redated.ts',
    from: 'moved.get(action.rowId)?.doneAt ?? action.doneAt',
    to: 'action.doneAt',
  },
];

describe('A planted defect is found:', () => {
  it.each(cases)('$defect', { timeout: TIMEOUT_MS }, async ({ days = 9, orders, ...planted }) => {
    const broken = startOf(await bundleDevice(planted));
    const failure = orders
      ? await everyOrder(orders, broken)
      : await firstFailure({ ...LIFE, days }, 150, broken);
    expect(failure?.problems ?? []).not.toEqual([]);
  });
});
