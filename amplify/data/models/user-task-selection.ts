import { a } from '@aws-amplify/backend';
import { MAX_GOAL_LENGTH } from '../limits';
import { text } from './catalog-fields';
import { ownedBy, setOnceBy } from './owner';

/** A task on its owner's list (spec §3). */
export const UserTaskSelection = a
  .model({
    id: a.id().required(),
    userId: a.id().required(),
    taskId: a.id().required(),
    selectionDate: a.datetime(),
    /** When the owner will do the task, and their steps, as JSON (decision 145); empty if there are neither. */
    goal: text('A plan', MAX_GOAL_LENGTH),
    owner: a.string().authorization(setOnceBy('owner')),
    user: a.belongsTo('UserProfile', 'userId'),
    task: a.belongsTo('Tasks', 'taskId'),
  })
  .authorization(ownedBy('owner'));
