import { a, defineData, type ClientSchema } from '@aws-amplify/backend';
import {
  CommitResult,
  commitMember,
  NewCompletion,
  NewNote,
  NewSelection,
} from './commit/commit-member';
import { catalog } from './models/catalog';
import { ClosedAccount } from './models/closed-account';
import { CompletedTask } from './models/completed-task';
import { CatalogState, Category, Difficulty, Units } from './models/enumerations';
import { UserProfile } from './models/user-profile';
import { UserTaskSelection } from './models/user-task-selection';
import { countCompletionsOfTask, countSelectionsOfTask } from './queries/row-counts';

const schema = a.schema({
  Difficulty,
  CatalogState,
  Category,
  Units,
  UserProfile,
  CompletedTask,
  ...catalog,
  UserTaskSelection,
  ClosedAccount,
  countCompletionsOfTask,
  countSelectionsOfTask,
  NewCompletion,
  NewNote,
  NewSelection,
  CommitResult,
  commitMember,
});

/** The client's types of the models. */
export type Schema = ClientSchema<typeof schema>;

export const data = defineData({
  schema,
  authorizationModes: { defaultAuthorizationMode: 'userPool' },
});
