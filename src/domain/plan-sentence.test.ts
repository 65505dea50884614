import { describe, expect, it } from 'vitest';
import { calendarDayFrom } from './calendar-day';
import type { PlanDraft } from './goal-state';
import { passedText, planSentence, planState } from './plan-sentence';

/** A Tuesday. */
const today = calendarDayFrom('2026-12-01');
const name = 'Seal the window drafts';

describe('The sentence of a plan', () => {
  it.each<[PlanDraft, string]>([
    [{ on: '2026-12-05', time: '09:00' }, 'On Saturday morning, I’ll seal the window drafts.'],
    [{ on: '2026-12-05' }, 'On Saturday, I’ll seal the window drafts.'],
    [{ on: '2026-12-01' }, 'Today, I’ll seal the window drafts.'],
    [{ on: '2026-12-01', time: '16:59' }, 'This afternoon, I’ll seal the window drafts.'],
    [{ on: '2026-12-02', time: '17:00' }, 'Tomorrow evening, I’ll seal the window drafts.'],
    [{ on: '2026-12-08' }, 'On December 8, I’ll seal the window drafts.'],
    [
      { on: '2026-12-24', time: '11:59' },
      'On the morning of December 24, I’ll seal the window drafts.',
    ],
    [{ on: '2028-01-02' }, 'On January 2, 2028, I’ll seal the window drafts.'],
    [
      { on: '2026-12-02', time: '17:30', cue: 'after work' },
      'After work tomorrow, I’ll seal the window drafts.',
    ],
    [
      { on: '2026-12-05', cue: 'When I come home' },
      'When I come home on Saturday, I’ll seal the window drafts.',
    ],
    [{ cue: 'I come home' }, 'When I come home, I’ll seal the window drafts.'],
    [
      { on: '2026-12-05', cue: 'A note on the fridge.' },
      'On Saturday, I’ll seal the window drafts. Reminder: A note on the fridge.',
    ],
    [
      { on: '2026-12-05', where: 'In the garage' },
      'On Saturday, in the garage, I’ll seal the window drafts.',
    ],
    [
      { cue: 'when I next go shopping', where: 'Home Depot' },
      'When I next go shopping, at Home Depot, I’ll seal the window drafts.',
    ],
    [
      { on: '2026-12-05', cue: 'When I come home.', where: 'In the garage!' },
      'When I come home on Saturday, in the garage, I’ll seal the window drafts.',
    ],
    [{}, 'I’ll seal the window drafts.'],
  ])('%j', (plan, sentence) => {
    expect(planSentence(plan, name, today)).toBe(sentence);
  });

  it.each([
    ['LED lamps everywhere.', 'Today, I’ll LED lamps everywhere.'],
    ['Go solar!', 'Today, I’ll go solar.'],
    [' Écrire ', 'Today, I’ll écrire.'],
    ['Tune your fridge', 'Today, I’ll tune my fridge.'],
    ['Change how you commute', 'Today, I’ll change how I commute.'],
    ['Ask yourself what you need', 'Today, I’ll ask myself what I need.'],
    ['Buy what lasts with you', 'Today, I’ll buy what lasts with me.'],
  ])('takes the name %j as an activity', (other, sentence) => {
    expect(planSentence({ on: '2026-12-01' }, other, today)).toBe(sentence);
  });
});

describe('A plan', () => {
  it('is upcoming until its day, and has passed the day after', () => {
    const states = ['2026-12-02', '2026-12-01', '2026-11-30'].map((on) => planState({ on }, today));
    expect(states).toEqual(['upcoming', 'today', 'passed']);
    expect(planState({}, today)).toBe('upcoming');
  });

  it('says which day has passed', () => {
    const texts = ['2026-11-28', '2026-11-25', '2026-11-24', '2026-01-02'].map((on) =>
      passedText({ on }, today),
    );
    expect(texts).toEqual([
      'Saturday has passed.',
      'Wednesday has passed.',
      'November 24 has passed.',
      'January 2, 2026 has passed.',
    ]);
  });
});
