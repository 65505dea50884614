import { adminGroup } from '../../auth/groups';
import { catalog } from '../models/catalog';
import {
  continueAuthorization,
  hiddenIsMissing,
  insertStep,
  replaceReading,
  type DataResources,
} from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/** The models whose rows have a task. */
const ofTasks = ['UserTaskSelection', 'CompletedTask'];

/** How many rows are read for each of a member's pages, before drafts are filtered out. */
const ROWS_PER_PAGE = 1000;

const values = { ADMINS: adminGroup, ROWS_PER_PAGE: String(ROWS_PER_PAGE) };
const wholePages = template(new URL('./whole-pages.vtl', import.meta.url), values);
const queryUrl = new URL('./hide-drafts.query.vtl', import.meta.url);
// Sets no arguments of a field that takes none, since AppSync may not allow that.
const singleRule = template(queryUrl, { ...values, PAGES: '' });
const listRule = template(queryUrl, { ...values, PAGES: wholePages });
const cutPages = template(new URL('./cut-pages.response.vtl', import.meta.url));
const subscriptionRule = template(
  new URL('./hide-drafts.subscription.vtl', import.meta.url),
  values,
);
const startLive = template(new URL('./start-live.vtl', import.meta.url));
const taskRelation = template(new URL('./task-relation.response.vtl', import.meta.url));

/** Hides drafts from everyone but admins in every kind of read (D29, decision 039). */
export function hideDrafts(resources: DataResources): void {
  for (const model of Object.keys(catalog)) {
    for (const query of queriesOf(resources, model)) {
      if (query === `get${model}`) {
        continueAuthorization(resources, `Query${query}`, singleRule);
        replaceReading(resources, `QueryGet${model}`, { response: hiddenIsMissing });
      } else {
        continueAuthorization(resources, `Query${query}`, listRule);
        replaceReading(resources, query.replace('list', 'QueryList'), { response: cutPages });
      }
    }
    insertStep(resources, `create${model}`, { name: 'StartLive', request: startLive });
    for (const change of ['Create', 'Update', 'Delete']) {
      continueAuthorization(resources, `Subscriptionon${change}${model}`, subscriptionRule);
    }
  }
  for (const model of ofTasks) {
    continueAuthorization(resources, `${model}task`, singleRule);
    replaceReading(resources, `${model}Task`, { response: taskRelation });
  }
}

/** Returns all queries that the model's stack resolves, including those by an index. */
function queriesOf({ cfnResolvers }: DataResources, model: string): string[] {
  const get = cfnResolvers[`Query.get${model}`];
  if (!get) throw new Error(`The queries of ${model} were not found: see queriesOf`);
  return Object.values(cfnResolvers).flatMap(({ typeName, fieldName, stack }) =>
    typeName === 'Query' && stack === get.stack ? [fieldName] : [],
  );
}
