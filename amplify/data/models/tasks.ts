import { a } from '@aws-amplify/backend';
import { adminsWrite, sharedFields, text } from './catalogue';

/** The catalogue of tasks (spec §3). */
export const Tasks = a
  .model({
    ...sharedFields,
    difficulty: a.ref('Difficulty').required(),
    earthimpact: text('An impact'),
    moneyimpact: text('An impact'),
    userSelections: a.hasMany('UserTaskSelection', 'taskId'),
    completions: a.hasMany('CompletedTask', 'taskId'),
  })
  .secondaryIndexes((index) => [
    index('difficulty').sortKeys(['name']).queryField('listTasksByDifficulty'),
  ])
  .authorization(adminsWrite);
