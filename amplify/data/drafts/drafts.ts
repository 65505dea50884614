import { adminGroup } from '../../auth/groups';
import {
  continueAuthorization,
  hiddenIsMissing,
  replaceReading,
  type DataResources,
} from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/** Every field that reads tasks or links, as in Amplify's names of its authorization. */
const reads = [
  'QuerygetTasks',
  'QuerylistTasks',
  'QuerylistTasksByDifficulty',
  'UserTaskSelectiontask',
  'CompletedTasktask',
  'QuerygetLibrary',
  'QuerylistLibraries',
];

const subscriptions = ['Create', 'Update', 'Delete'].flatMap((change) =>
  ['Tasks', 'Library'].map((model) => `Subscriptionon${change}${model}`),
);

/** The fewest rows that a member's page reads, before drafts are filtered out. */
const ROWS_PER_PAGE = 1000;

const values = { ADMINS: adminGroup, ROWS_PER_PAGE: String(ROWS_PER_PAGE) };
const queryRule = template(new URL('./hide-drafts.query.vtl', import.meta.url), values);
const subscriptionRule = template(
  new URL('./hide-drafts.subscription.vtl', import.meta.url),
  values,
);
const taskRelation = template(new URL('./task-relation.response.vtl', import.meta.url));

/** Hides drafts from everyone but admins, however they are read (D29, decision 039). */
export function hideDrafts(resources: DataResources): void {
  for (const read of reads) {
    continueAuthorization(resources, read, queryRule);
  }
  for (const subscription of subscriptions) {
    continueAuthorization(resources, subscription, subscriptionRule);
  }
  for (const get of ['QueryGetTasks', 'QueryGetLibrary']) {
    replaceReading(resources, get, { response: hiddenIsMissing });
  }
  for (const relation of ['UserTaskSelectionTask', 'CompletedTaskTask']) {
    replaceReading(resources, relation, { response: taskRelation });
  }
}
