import type { CatalogTask } from '@/domain/task-catalog';
import { differingIds, publishable, taskCatalogText } from '@/domain/task-publication';
import { BackendError } from '@/lib/errors';
import { inBatches, type Part, part, sendAll, sendEach } from './batch';
import { send } from './client';
import { fetchCatalog } from './task-catalog';
import {
  AddCatalogDocument,
  CatalogTaskNowDocument,
  RemoveCatalogDocument,
  SetCatalogVersionDocument,
  TaskCatalogVersionDocument,
} from './generated/task-catalog-writes';

/** The ID of the row that holds the published version. */
const CURRENT = 'current';

/** Each refusal means that another admin has published. */
const ATTEMPTS = 10;

/** How many tasks one request reads. */
const BATCH = 100;

/** The version to store if the catalog is too large to be published. */
const TOO_LARGE = '';

/** Returns the published version of the tasks; undefined if there is none. Throws a BackendError. */
export async function fetchCatalogVersion(): Promise<string | undefined> {
  const { getTaskCatalog } = await send(TaskCatalogVersionDocument, { id: CURRENT });
  return getTaskCatalog?.version ?? undefined;
}

/**
 * Publishes the tasks if `tasks`, an admin's list, differs from the published ones (decision 043). The list may
 * be behind, so the tasks that differ are read again, and once more after publishing: another admin who changed
 * one meanwhile may have found nothing to publish. The version is replaced only if it hasn't changed since it
 * was read, so the changes of admins who publish at once all end up in it. Throws a BackendError, or an Error if
 * every attempt was overtaken.
 */
export async function publishTasks(
  accountId: string,
  tasks: readonly CatalogTask[],
): Promise<void> {
  const changed = new Set<string>();
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const version = await fetchCatalogVersion();
    if (version === TOO_LARGE && taskCatalogText(tasks) === undefined) return;
    const published = (version && (await fetchCatalog(accountId, version))) || [];
    const doubtful = new Set([...changed, ...differingIds(published, tasks)]);
    const wanted = await corrected(published, [...doubtful]);
    const differing = differingIds(published, wanted);
    if (differing.length === 0) return;
    if (await replaceVersion(version, taskCatalogText(wanted))) {
      for (const id of differing) changed.add(id);
    }
  }
  throw new Error(`Other admins published during each of ${ATTEMPTS} attempts`);
}

/** Returns the published tasks, with those in `ids` as they are stored now. */
async function corrected(
  published: readonly CatalogTask[],
  ids: readonly string[],
): Promise<CatalogTask[]> {
  const current: CatalogTask[] = [];
  for (const batch of inBatches(ids, BATCH)) {
    const stored = await sendAll(batch.map((id) => part(CatalogTaskNowDocument, { id })));
    current.push(...publishable(stored));
  }
  return [...published.filter(({ id }) => !ids.includes(id)), ...current];
}

/** Publishes a new version in place of another. Returns whether that was still the published one. */
async function replaceVersion(
  before: string | undefined,
  text: string | undefined,
): Promise<boolean> {
  const version = text === undefined ? TOO_LARGE : crypto.randomUUID();
  const content: Part<unknown>[] =
    text === undefined ? [] : [part(AddCatalogDocument, { input: { id: version, tasks: text } })];
  const outcomes = await sendEach([...content, versionPart(before, version)], 'PublishTasks');
  const isSet = outcomes.at(-1)?.done === true;
  const refusal = outcomes.find((one) => !one.done && one.error.kind !== 'conflict');
  if (refusal && !refusal.done) throw refusal.error;
  await remove(isSet ? before : version);
  return isSet;
}

function versionPart(before: string | undefined, version: string): Part<unknown> {
  const input = { id: CURRENT, version };
  if (before === undefined) return part(AddCatalogDocument, { input });
  return part(SetCatalogVersionDocument, { input, condition: { version: { eq: before } } });
}

/** Removes a version that isn't published. A failure is ignored: the leftover does no harm. */
async function remove(version: string | undefined): Promise<void> {
  if (!version) return;
  try {
    await send(RemoveCatalogDocument, { input: { id: version } });
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
  }
}
