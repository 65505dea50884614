import { a } from '@aws-amplify/backend';
import { text } from './catalog-fields';

/** An admin's act that makes completions of a task before an instant count by its corrected figures (decision 151). */
export const correction = {
  correctedAt: a.datetime(),
  /** What each of those completions saves, as `CompletedTask.saved` has it. */
  correctedSaved: a.integer().array(),
  /** Why, as members read it. */
  correctionNote: text('A note'),
};
