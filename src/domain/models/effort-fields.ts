import {
  type COSTS,
  MAX_COST_DOLLARS,
  MAX_TIME_NEEDED,
  type PLACES,
  type RENTER_OPTIONS,
} from '@/definition';
import type { Field } from './field';

/** A task's cost, as members read it. */
export const COST_TEXTS = {
  Free: 'Free',
  Under20: 'Under $20',
  Under100: 'Under $100',
  Over100: 'More than $100',
  Investment: 'An investment',
} as const satisfies Readonly<Record<(typeof COSTS)[number], string>>;

/** A task's place, as members read it. */
export const PLACE_TEXTS = {
  Home: 'At home',
  Shop: 'At a shop',
  Outdoors: 'Outdoors',
  Online: 'Online',
  OnTheGo: 'On the go',
} as const satisfies Readonly<Record<(typeof PLACES)[number], string>>;

const RENTERS_TEXTS = {
  Yes: 'Renters can do it',
  No: 'Needs the owner',
} as const satisfies Readonly<Record<(typeof RENTER_OPTIONS)[number], string>>;

/** A task's effort and benefit; every field is optional (D107). */
export const effortFields = {
  timeNeeded: {
    label: 'Time needed',
    kind: 'number',
    hint: 'Minutes of the member’s own time',
    most: MAX_TIME_NEEDED,
  },
  cost: { label: 'Cost', kind: 'choice', choices: COST_TEXTS },
  costDollars: {
    label: 'Price of an investment',
    kind: 'number',
    hint: 'In dollars, to show how soon it pays for itself',
    most: MAX_COST_DOLLARS,
    isDollars: true,
  },
  place: { label: 'Where', kind: 'choice', choices: PLACE_TEXTS },
  renters: { label: 'Renters', kind: 'choice', choices: RENTERS_TEXTS },
  whyItHelps: { label: 'Why it helps', kind: 'text', hint: 'One sentence' },
  whySource: {
    label: 'Source of why it helps',
    kind: 'source',
    hint: 'If the sentence states a fact',
  },
  steps: {
    label: 'Steps',
    kind: 'steps',
    hint: 'What to do, in order; members check them off',
  },
} as const satisfies Readonly<Record<string, Field>>;
