import { a } from '@aws-amplify/backend';
import { adminsWrite } from './curated';

/** The catalogue of tasks (spec §3); `duration` is in days, `imagename` a path under task-pictures/. */
export const Tasks = a
  .model({
    id: a.id().required(),
    name: a.string().required(),
    difficulty: a.ref('Difficulty').required(),
    description: a.string(),
    score: a.integer().validate((value) => value.gte(0, 'A score is not negative')),
    duration: a.integer().validate((value) => value.gte(0, 'A duration is not negative')),
    earthimpact: a.string(),
    moneyimpact: a.string(),
    imagename: a.string(),
    userSelections: a.hasMany('UserTaskSelection', 'taskId'),
    completions: a.hasMany('CompletedTask', 'taskId'),
  })
  .secondaryIndexes((index) => [
    index('difficulty').sortKeys(['name']).queryField('listTasksByDifficulty'),
  ])
  .authorization(adminsWrite);
