import { adminGroup } from '../../auth/groups';
import {
  continueAuthorization,
  hiddenIsMissing,
  replaceReading,
  type DataResources,
} from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/** The fields that read one task or link, as in Amplify's names of their authorization. */
const singles = ['QuerygetTasks', 'UserTaskSelectiontask', 'CompletedTasktask', 'QuerygetLibrary'];

/** The fields that read a page of them. */
const lists = ['QuerylistTasks', 'QuerylistTasksByDifficulty', 'QuerylistLibraries'];

const subscriptions = ['Create', 'Update', 'Delete'].flatMap((change) =>
  ['Tasks', 'Library'].map((model) => `Subscriptionon${change}${model}`),
);

/** The rows that each of a member's pages reads, before drafts are filtered out. */
const ROWS_PER_PAGE = 1000;

const values = { ADMINS: adminGroup, ROWS_PER_PAGE: String(ROWS_PER_PAGE) };
const wholePages = template(new URL('./whole-pages.vtl', import.meta.url), values);
const queryUrl = new URL('./hide-drafts.query.vtl', import.meta.url);
// A field without arguments may have none set: nobody has shown that AppSync allows it (decision 039).
const singleRule = template(queryUrl, { ...values, PAGES: '' });
const listRule = template(queryUrl, { ...values, PAGES: wholePages });
const subscriptionRule = template(
  new URL('./hide-drafts.subscription.vtl', import.meta.url),
  values,
);
const taskRelation = template(new URL('./task-relation.response.vtl', import.meta.url));

/** Hides drafts from everyone but admins, however they are read (D29, decision 039). */
export function hideDrafts(resources: DataResources): void {
  for (const single of singles) continueAuthorization(resources, single, singleRule);
  for (const list of lists) continueAuthorization(resources, list, listRule);
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
