import { DAYS_KEPT_AFTER_EXPIRATION } from '../limits';
import { insertStep, type DataResources } from '../pipelines/pipelines';
import { template } from '../pipelines/template';
import { setTimeToLive, type TableResources } from './table-time-to-live';

/** The row attribute that tells DynamoDB when to remove it, in seconds since the epoch. */
const TIME_TO_LIVE = 'timeToLive';

/** For how long completions are kept after their expiration. */
export const SECONDS_KEPT = DAYS_KEPT_AFTER_EXPIRATION * 24 * 60 * 60;

/**
 * Lets DynamoDB remove completions that expired long ago (decision 027). Whenever a completion's expiration is written,
 * the data API itself writes this attribute, which isn't part of the schema.
 */
export function removeOldCompletions(resources: DataResources & TableResources): void {
  setTimeToLive(resources, 'CompletedTask', TIME_TO_LIVE);
  const request = template(new URL('./time-to-live.vtl', import.meta.url), {
    ATTRIBUTE: TIME_TO_LIVE,
    SECONDS_KEPT: String(SECONDS_KEPT),
  });
  for (const mutation of ['createCompletedTask', 'updateCompletedTask']) {
    insertStep(resources, mutation, { name: 'TimeToLive', request });
  }
}
