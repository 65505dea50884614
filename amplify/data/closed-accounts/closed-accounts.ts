import { insertStep, type DataResources } from '../pipelines/pipelines';
import { template } from '../pipelines/template';
import { setTimeToLive, type TableResources } from '../retention/table-time-to-live';

/** The mutations that could bring back rows of a closed account; updates need a row that exists. */
const CREATIONS = ['createUserProfile', 'createUserTaskSelection', 'createCompletedTask'];

/**
 * Refuses to create rows for accounts with a mark in ClosedAccount (decision 031), and removes the marks by time to
 * live. Throws if Amplify renames its resources, so an upgrade can't silently drop the rule.
 */
export function refuseClosedAccounts(resources: DataResources & TableResources): void {
  const marking = resources.cfnFunctionConfigurations['MutationCreateClosedAccountDataResolverFn'];
  if (!marking) throw new Error('ClosedAccount was not found: see refuseClosedAccounts');
  setTimeToLive(resources, 'ClosedAccount', 'removeAfter');
  insertStep(resources, 'createClosedAccount', {
    name: 'MarkRemoval',
    request: template(new URL('./mark-removal.vtl', import.meta.url)),
  });
  for (const mutation of CREATIONS) {
    insertStep(resources, mutation, {
      name: 'RefuseClosedAccount',
      dataSourceName: marking.dataSourceName,
      request: template(new URL('./refuse-closed.request.vtl', import.meta.url)),
      response: template(new URL('./refuse-closed.response.vtl', import.meta.url)),
    });
  }
}
