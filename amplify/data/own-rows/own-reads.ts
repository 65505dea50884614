import {
  hiddenIsMissing,
  replaceOwnerRead,
  replaceReading,
  type DataResources,
} from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/** How a model's list reads the caller's rows: by the key of its table, or of the index. */
interface OwnList {
  query: string;
  index?: string;
  key: string;
  /** Another field with the same value, since DynamoDB refuses a filter on the key that it queries. */
  twin: string;
}

const lists: OwnList[] = [
  { query: 'QueryListUserProfiles', key: 'id', twin: 'profileOwner' },
  {
    query: 'QueryListUserTaskSelections',
    index: 'gsi-UserProfile.selectedTasks',
    key: 'userId',
    twin: 'owner',
  },
  {
    query: 'QueryListCompletedTasks',
    index: 'gsi-UserProfile.completedTasks',
    key: 'profileId',
    twin: 'nameofowner',
  },
];

const models = ['UserProfile', 'UserTaskSelection', 'CompletedTask'];

const get = template(new URL('./own-get.request.vtl', import.meta.url));
const storedRow = template(new URL('./stored-row.request.vtl', import.meta.url));
const requestUrl = new URL('./own-list.request.vtl', import.meta.url);
const response = template(new URL('./own-list.response.vtl', import.meta.url));

/**
 * Makes queries of the private models work as if nobody else had rows (decision 026): getting another account's row
 * returns null, and a list reads only the caller's rows instead of scanning the table. Reads by key are consistent.
 */
export function hideOthersRows(resources: DataResources): void {
  for (const model of models) {
    replaceReading(resources, `QueryGet${model}`, { request: get, response: hiddenIsMissing });
    for (const mutation of ['update', 'delete']) {
      replaceOwnerRead(resources, `Mutation${mutation}${model}`, storedRow);
    }
  }
  for (const { query, index = '', key, twin } of lists) {
    replaceReading(resources, query, {
      request: template(requestUrl, { INDEX: index, KEY: key, TWIN: twin }),
      response,
    });
  }
}
