import { insertStep, type DataResources } from '../pipelines/pipelines';
import { template } from '../pipelines/template';

/**
 * Keeps users from completing a task that doesn't exist: an admin may have deleted one that a page still shows
 * (decision 080). The developer's tools may restore such completions. Throws if Amplify renames its resources, so an
 * upgrade can't silently drop the rule.
 */
export function requireExistingTasks(resources: DataResources): void {
  const reading = resources.cfnFunctionConfigurations['QueryGetTasksDataResolverFn'];
  if (!reading) throw new Error('Tasks was not found: see requireExistingTasks');
  insertStep(resources, 'createCompletedTask', {
    name: 'RequireTask',
    dataSourceName: reading.dataSourceName,
    request: template(new URL('./require-task.request.vtl', import.meta.url)),
    response: template(new URL('./require-task.response.vtl', import.meta.url)),
  });
}
