import { replaceOwnerRead, replaceReading, type DataResources } from '../pipelines/pipelines';
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

/** The private models; a profile's ID is always its account's. */
const models = { UserProfile: true, UserTaskSelection: false, CompletedTask: false };

const get = template(new URL('./own-get.request.vtl', import.meta.url));
const storedRow = template(new URL('./stored-row.request.vtl', import.meta.url));
const requestUrl = new URL('./own-list.request.vtl', import.meta.url);
const getResponse = new URL('./own-get.response.vtl', import.meta.url);
const response = template(new URL('./own-list.response.vtl', import.meta.url));

/**
 * Makes queries of the private models reveal nothing of other accounts (decision 026): getting a row by an ID that names
 * another account is refused, whether or not it exists, and a list reads only the caller's rows instead of scanning the
 * table. Reads by key are consistent.
 */
export function hideOthersRows(resources: DataResources): void {
  for (const [model, keyIsOwn] of Object.entries(models)) {
    const response = template(getResponse, { KEY_IS_OWN: String(keyIsOwn) });
    replaceReading(resources, `QueryGet${model}`, { request: get, response });
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
