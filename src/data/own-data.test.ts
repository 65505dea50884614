import { expect, it } from 'vitest';
import { eulaClauses } from '@/content/eula';
import type { OwnCompletionsQuery, OwnProfileQuery } from './generated/types';

type Profile = NonNullable<OwnProfileQuery['getUserProfile']>;
type Selection = NonNullable<NonNullable<Profile['selectedTasks']>['items'][number]>;
type Completion = NonNullable<NonNullable<OwnCompletionsQuery['page']>['items'][number]>;
type Field = keyof Profile | keyof Selection | keyof Completion;
type Key = 'id' | 'profileOwner' | 'taskId' | 'task' | 'selectedTasks';
type Time = `${string}${'At' | 'Date' | 'evision'}`;

/** The license's words for each field of a member's rows that reveals something about the member. */
const WORDS: Readonly<Record<Exclude<Field, Key | Time>, readonly string[]>> = {
  email: ['your email address'],
  screenname: ['a screen name'],
  state: ['a state'],
  zip: ['a ZIP code'],
  interests: ['the categories that matter to you'],
  units: ['the units of amounts'],
  memberRecord: ['the tasks you get, choose, set aside and complete'],
  susscore: ['your score'],
  level: ['and level'],
  saved: ['what you saved'],
  lastlogin: ['the time of your last visit'],
  goal: ['your plans in your own words', 'the steps that you check off', 'the steps that you add'],
  note: ['your notes on completed tasks'],
  away: ['the times when you are away'],
};

it('The license names everything that a member’s rows reveal', () => {
  const stored = eulaClauses.find(({ title }) => title === 'What we store about you');
  const text = stored?.paragraphs.join(' ') ?? '';
  const words = Object.values(WORDS).flat();
  expect(words.filter((one) => !text.includes(one))).toEqual([]);
});
