import * as v from 'valibot';
import type { CatalogueRow } from '@/domain/models/catalogue-row';
import { DAY_MS } from '@/domain/instant';
import { recall, remember } from '@/lib/account-cache';
import { StoredCatalogueRowSchema } from '@/data/kept-rows';

/** A row that was deleted in this browser, and when (milliseconds since the epoch). */
export interface DeletedRow {
  readonly row: CatalogueRow;
  readonly at: number;
}

const Schema: v.GenericSchema<unknown, DeletedRow[]> = v.array(
  v.object({ row: StoredCatalogueRowSchema, at: v.number() }),
);

/** How long a deletion can be undone. */
const KEPT_MS = DAY_MS;

/** The rows this account deleted in this browser within the last day, newest first. */
export function keptDeletions(accountId: string, subject: string, now: number): DeletedRow[] {
  const kept = recall(accountId, `deleted-${subject}`, Schema)?.value ?? [];
  return kept.filter(({ at }) => now - at < KEPT_MS);
}

/** Keeps them for the next visit. */
export function keepDeletions(
  accountId: string,
  subject: string,
  deletions: readonly DeletedRow[],
  now: number,
): void {
  remember(accountId, `deleted-${subject}`, deletions, now);
}
