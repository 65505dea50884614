import { a, defineData, type ClientSchema } from '@aws-amplify/backend';
import { CompletedTask } from './models/completed-task';
import { Difficulty } from './models/difficulty';
import { Library } from './models/library';
import { Tasks } from './models/tasks';
import { UserProfile } from './models/user-profile';
import { UserTaskSelection } from './models/user-task-selection';
import { countSelectionsOfTask } from './queries/count-selections';

const schema = a.schema({
  Difficulty,
  UserProfile,
  CompletedTask,
  Tasks,
  UserTaskSelection,
  Library,
  countSelectionsOfTask,
});

/** The client's types of the models. */
export type Schema = ClientSchema<typeof schema>;

export const data = defineData({
  schema,
  authorizationModes: { defaultAuthorizationMode: 'userPool' },
});
