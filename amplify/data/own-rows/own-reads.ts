import { readFileSync } from 'node:fs';
import { hiddenIsMissing, replaceReading, type DataResources } from '../pipelines/pipelines';

/** How a model's list reads the caller's rows: by the key of its table, or of the index. */
interface OwnList {
  query: string;
  index?: string;
  key: string;
  /** Another field with the same value. DynamoDB refuses a filter on the key that it queries. */
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

const gets = ['QueryGetUserProfile', 'QueryGetUserTaskSelection', 'QueryGetCompletedTask'];

const template = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/**
 * Makes the queries of the private models read as if nobody else had rows (decision 026): getting another
 * account's row returns null, and a list reads the caller's rows alone instead of scanning the table.
 */
export function hideOthersRows(resources: DataResources): void {
  for (const query of gets) replaceReading(resources, query, { response: hiddenIsMissing });
  for (const { query, index = '', key, twin } of lists) {
    replaceReading(resources, query, {
      request: template('./own-list.request.vtl')
        .replaceAll('__INDEX__', index)
        .replaceAll('__KEY__', key)
        .replaceAll('__TWIN__', twin),
      response: template('./own-list.response.vtl'),
    });
  }
}
