import * as v from 'valibot';
import {
  CURRENT,
  type DailyTask,
  DailyTasksSchema,
  readDailyCatalog,
} from '@/domain/daily-catalog';
import { recall, remember } from '@/lib/account-cache';
import { send } from './client';
import { DailyCatalogTasksDocument, DailyCatalogVersionDocument } from './generated/daily-catalog';

const SUBJECT = 'daily-catalog';

const KeptSchema = v.object({ version: v.string(), tasks: DailyTasksSchema });

/** Returns the version of the daily tasks that is published; undefined if there is none. Throws a BackendError. */
export async function fetchCatalogVersion(): Promise<string | undefined> {
  const { getDailyCatalog } = await send(DailyCatalogVersionDocument, { id: CURRENT });
  return getDailyCatalog?.version ?? undefined;
}

/**
 * Returns a published version of the daily tasks; undefined if it is gone. This browser keeps it, since a
 * version never changes. Throws a BackendError.
 */
export async function fetchCatalog(
  accountId: string,
  version: string,
): Promise<readonly DailyTask[] | undefined> {
  const kept = recall(accountId, SUBJECT, KeptSchema)?.value;
  if (kept?.version === version) return kept.tasks;
  const { getDailyCatalog } = await send(DailyCatalogTasksDocument, { id: version });
  const tasks = readDailyCatalog(getDailyCatalog?.tasks);
  if (tasks) remember(accountId, SUBJECT, { version, tasks }, Date.now());
  return tasks;
}
