import { a } from '@aws-amplify/backend';
import { adminsOnly, adminsWrite, sharedFields, text } from './catalog-fields';
import { MAX_STEPS_LENGTH } from '../limits';
import { effort } from './effort';
import { estimates } from './estimates';

/** An admin's correction: completions of the task before an instant use its corrected figures (decision 151). */
const correction = {
  correctedAt: a.datetime(),
  /** The savings of each of those completions, in the form of `CompletedTask.saved`. */
  correctedSaved: a.integer().array(),
  /** The reason, as members read it. */
  correctionNote: text('A note'),
};

/**
 * The catalog of tasks (spec §3). Members can't follow its relations: although filtered, their pages would reveal how
 * many members have selected or completed a task (decision 026).
 */
export const Tasks = a
  .model({
    ...sharedFields,
    difficulty: a.ref('Difficulty').required(),
    earthimpact: text('An impact'),
    moneyimpact: text('An impact'),
    ...estimates,
    ...correction,
    ...effort,
    /** A line for each step, with its ID (D109). */
    steps: text('A list of steps', MAX_STEPS_LENGTH),
    userSelections: a.hasMany('UserTaskSelection', 'taskId').authorization(adminsOnly),
    completions: a.hasMany('CompletedTask', 'taskId').authorization(adminsOnly),
  })
  .secondaryIndexes((index) => [
    index('difficulty').sortKeys(['name']).queryField('listTasksByDifficulty'),
  ])
  .authorization(adminsWrite);
