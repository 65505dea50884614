import { describe, expect, it } from 'vitest';
import { calendarDayOf } from './calendar-day';
import { planCues } from './plan-cues';
import { planProblems, toPlanEntry, draftOf } from './plan-entry';
import { planSentence, planState } from './plan-sentence';
import { taskOf } from './testing/rows';

const lamps = taskOf('lamps', 'Medium', { name: 'Switch five lamps to LED' });

const attic = { ...lamps, timeNeeded: 600 };

/** November 30, 2026 is a Monday. */
const at = (day: number, hour = 12) => new Date(2026, 10, 29 + day, hour).getTime();

describe('The plans to choose from', () => {
  it.each([
    ['Monday', at(1), 'This Saturday morning 2026-12-05', 'Tomorrow after work 2026-12-01'],
    ['Thursday', at(4), 'This Saturday morning 2026-12-05', 'Tomorrow after work 2026-12-04'],
    ['Friday', at(5), 'This Saturday morning 2026-12-05', 'Monday after work 2026-12-07'],
    [
      'early on Saturday',
      at(6, 8),
      'This Saturday morning 2026-12-05',
      'Monday after work 2026-12-07',
    ],
    ['Saturday', at(6, 9), 'Tomorrow morning 2026-12-06', 'Monday after work 2026-12-07'],
    ['Sunday', at(7), 'Next Saturday morning 2026-12-12', 'Tomorrow after work 2026-12-07'],
  ])('fit %s', (_day, now, ...expected) => {
    expect(planCues(lamps, now).map(({ label, plan }) => `${label} ${plan.on}`)).toEqual(expected);
  });

  it.each([
    ['Monday', at(1), 'This Saturday morning 2026-12-05', 'This Sunday morning 2026-12-06'],
    [
      'early on Saturday',
      at(6, 8),
      'This Saturday morning 2026-12-05',
      'Tomorrow morning 2026-12-06',
    ],
    ['Saturday', at(6, 9), 'Tomorrow morning 2026-12-06', 'Next Saturday morning 2026-12-12'],
    ['Sunday', at(7), 'Next Saturday morning 2026-12-12', 'Next Sunday morning 2026-12-13'],
  ])('are two mornings on %s for a task that takes most of a day', (_day, now, ...expected) => {
    const cues = planCues({ ...lamps, timeNeeded: 241 }, now);
    expect(cues.map(({ label, plan }) => `${label} ${plan.on}`)).toEqual(expected);
  });

  it('are in the future and read as sentences, at any hour of a year', () => {
    // Every seventeenth hour hits each hour of each weekday within a year.
    for (let hour = 0; hour < 366 * 24; hour += 17) {
      const now = at(1) + hour * 3_600_000;
      const today = calendarDayOf(now);
      for (const { plan } of [lamps, attic].flatMap((task) => planCues(task, now))) {
        expect(planState(plan, today)).not.toBe('passed');
        expect(planProblems(toPlanEntry(plan, now), now)).toEqual({});
        expect(draftOf(toPlanEntry(plan, now))).toEqual(plan);
        expect(planSentence(plan, lamps.name, today)).toMatch(/^[A-Z].+, I’ll switch five lamps/);
      }
    }
  });

  it('include the next shopping trip for a small purchase', () => {
    const labels = (task: Parameters<typeof planCues>[0]) =>
      planCues(task, at(1)).map(({ label }) => label);
    const market = { name: 'Shop in season at a farmers market' };
    expect(labels(taskOf('market', 'Medium', market))).toContain('When I next go shopping');
    expect(labels({ ...lamps, place: 'Shop' })).toContain('When I next go shopping');
    expect(labels(lamps)).toHaveLength(2);
    expect(labels(taskOf('car', 'Strategic', { name: 'Buy an electric car' }))).toHaveLength(2);
  });
});

describe('The fields of a plan', () => {
  const now = at(1, 17);
  const entry = { on: '', time: '', cue: '', where: '' };

  it.each([
    [{}, { on: 'Choose a day, or say what will remind you' }],
    [{ where: 'At home', cue: ' ' }, { on: 'Choose a day, or say what will remind you' }],
    [{ cue: 'after work' }, {}],
    [{ time: '09:00', cue: 'after work' }, { on: 'Choose a day for this time' }],
    [{ on: '2026-11-29' }, { on: 'Choose today or a later day' }],
    [{ on: '2026-11-30' }, {}],
    [{ on: '2026-11-30', time: '09:00' }, { time: 'Choose a later time' }],
    [{ on: '2026-11-30', time: '17:01' }, {}],
    [{ on: '2026-12-01', time: '09:00' }, {}],
    [{ cue: '\u200B\u3164' }, { on: 'Choose a day, or say what will remind you' }],
    [
      { cue: 'x'.repeat(200), where: 'x'.repeat(201) },
      { where: 'Use at most 200 characters (you have 201)' },
    ],
    [
      { cue: 'x'.repeat(201), where: `${'x'.repeat(200)} \u2060` },
      { cue: 'Use at most 200 characters (you have 201)' },
    ],
  ])('%j need %j', (filled, problems) => {
    expect(planProblems({ ...entry, ...filled }, now)).toEqual(problems);
  });

  it('leave out a day or time that has passed, and empty fields', () => {
    const fieldsOf = (on: string) => toPlanEntry({ on, time: '09:00', where: 'at home' }, now);
    const others = { cue: '', where: 'at home' };
    expect(fieldsOf('2026-11-29')).toEqual({ on: '', time: '09:00', ...others });
    expect(fieldsOf('2026-11-30')).toEqual({ on: '2026-11-30', time: '', ...others });
    expect(fieldsOf('2026-12-01')).toEqual({ on: '2026-12-01', time: '09:00', ...others });
    expect(draftOf({ on: '2026-11-30', time: '', cue: '  ', where: ' at home ' })).toEqual({
      on: '2026-11-30',
      where: 'at home',
    });
  });
});
