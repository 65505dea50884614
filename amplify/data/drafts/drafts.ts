import { readFileSync } from 'node:fs';
import { adminGroup } from '../../auth/groups';
import {
  continueAuthorization,
  hiddenIsMissing,
  replaceReading,
  type DataResources,
} from '../pipelines/pipelines';

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

/** The fewest rows that a member's page is made of, before drafts are left out. */
const ROWS_PER_PAGE = 1000;

const template = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .replaceAll('__ADMINS__', adminGroup)
    .replaceAll('__ROWS_PER_PAGE__', String(ROWS_PER_PAGE));

/** Hides drafts from everyone but admins, whichever way they are asked for (D29, decision 039). */
export function hideDrafts(resources: DataResources): void {
  for (const read of reads) {
    continueAuthorization(resources, read, template('./hide-drafts.query.vtl'));
  }
  for (const subscription of subscriptions) {
    continueAuthorization(resources, subscription, template('./hide-drafts.subscription.vtl'));
  }
  for (const get of ['QueryGetTasks', 'QueryGetLibrary']) {
    replaceReading(resources, get, { response: hiddenIsMissing });
  }
  for (const relation of ['UserTaskSelectionTask', 'CompletedTaskTask']) {
    replaceReading(resources, relation, { response: template('./task-relation.response.vtl') });
  }
}
