import { insertStep, type DataResources } from '../pipelines/pipelines';
import { template } from '../pipelines/template';

const request = template(new URL('./sourced-estimates.vtl', import.meta.url));

/**
 * Refuses a task's figure without its assumption and source, whoever writes it (decision 033). A write that changes one
 * part of an estimate must include all three, since the stored ones aren't read.
 */
export function requireSources(resources: DataResources): void {
  for (const mutation of ['createTasks', 'updateTasks']) {
    insertStep(resources, mutation, { name: 'SourcedEstimates', request });
  }
}
