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
  /** What two devices do, in every order, if that finds the defect sooner than chance. */
  readonly orders?: Deeds;
}

const cases: readonly Case[] = [
  {
    defect: 'an action that is known is done again',
    file: 'domain/actions/apply.ts',
    from: 'if (record.acts.includes(action.id)) return { member };',
    to: '',
  },
  {
    defect: 'an undo lowers nothing',
    file: COMPLETIONS,
    from: 'const level = levelAfterUndo(member.level);',
    to: 'const level = member.level;',
  },
  {
    defect: 'the sum keeps what was undone',
    file: COMPLETIONS,
    from: 'saved: withReplaced(record.saved, [amounts], [])',
    to: 'saved: record.saved',
  },
  {
    defect: 'a refused commit counts as made',
    file: OUTBOX,
    from: "case 'conflict':",
    to: "case 'conflict': return refused;",
    orders: [['complete'], ['swap']],
  },
  {
    defect: 'what waits is forgotten before it is sent',
    file: OUTBOX,
    from: 'const refused = await commit(',
    to: "for (const note of batch) settle(page, note, 'committed'); const refused = await commit(",
  },
  {
    defect: 'what is refused for its session is given up',
    file: OUTBOX,
    from: "  'unauthorized',\n",
    to: '',
  },
  {
    defect: 'what waits on an earlier version is given up',
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
    defect: 'a record of a later version is written over',
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
    defect: 'the row of a completion stays after its undo',
    file: COMMIT,
    from: 'uncomplete: [...known].filter((id) => !kept.has(id)),',
    to: 'uncomplete: [],',
  },
  {
    defect: 'the row of a swap isn’t written',
    file: COMMIT,
    from: 'return isKept ?',
    to: 'return isKept || !isNewSet(before, after) ?',
  },
  {
    defect: 'a goal’s text that lags is written over a newer one',
    file: GOALS,
    from: "if (listed && revisionIn(row.goal) !== listed.revision) return { member, why: 'stale' };",
    to: '',
    orders: [['planGoal'], ['tickStep']],
  },
  {
    defect: 'a note isn’t written into the row that is stored',
    file: COMMIT,
    from: 'annotate: changedNotes(before, after),',
    to: 'annotate: [],',
  },
  {
    defect: 'what a wrong clock dated is sent as it is',
    file: 'data/actions/notes.ts',
    from: 'if (noted.every(({ clock }, at) => clock === notes[at]?.clock)) return;',
    to: 'return;',
  },
  {
    defect: 'an undo of what is dated anew names its earlier time',
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
