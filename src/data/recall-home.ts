import * as v from 'valibot';
import { memberFrom } from '@/domain/actions/member-from';
import { dailySetIn } from '@/domain/actions/shown';
import { recordText } from '@/domain/actions/record';
import { windowEnd } from '@/domain/daily-assignment';
import { recall, remember, type Remembered } from '@/lib/account-cache';
import { CachedCompletionSchema, CachedSelectionSchema } from './cached-rows';
import type { StoredHome } from './home';
import { KEPT_HOME, type KeptSet } from './kept-home';

/* What is stored of a member as of this browser's last visit, from which the home page is painted at once. */

const KeptSchema = v.object({
  /** When it was fetched, in milliseconds since the epoch. */
  fetchedAt: v.number(),
  stored: v.object({
    revision: v.number(),
    level: v.nullable(v.number()),
    memberRecord: v.string(),
  }),
  settings: v.object({
    interests: v.nullish(v.pipe(v.array(v.nullable(v.string())), v.readonly())),
    units: v.nullish(v.string()),
    away: v.nullish(v.string()),
  }),
  selections: v.array(CachedSelectionSchema),
  completions: v.array(CachedCompletionSchema),
});

/** Keeps the home page for the next visit, with the end of its daily tasks' window (spec §4) and their pictures. */
export function keepHome(accountId: string, home: StoredHome, savedAt: number): void {
  const { member, fetchedAt, settings } = home;
  const { revision, level, record, completions, goals, strays } = member;
  const set = dailySetIn(member);
  const kept = {
    fetchedAt,
    stored: { revision, level, memberRecord: recordText(record) },
    settings,
    selections: [...set.current, ...goals, ...strays],
    completions: [...completions],
    windowEnd: windowEnd(set),
    pictures: set.current.flatMap(({ task }) => task.imagename ?? []),
  } satisfies KeptSet & { readonly [Key in keyof v.InferOutput<typeof KeptSchema>]: unknown };
  remember(accountId, KEPT_HOME, kept, savedAt);
}

/** Returns what this browser's last visit knew; undefined if there is nothing that is the account's own. */
export function recallHome(accountId: string): Remembered<StoredHome> | undefined {
  const kept = recall(accountId, KEPT_HOME, KeptSchema);
  if (!kept) return undefined;
  const { stored, selections, completions, ...home } = kept.value;
  const isOwn = [selections, completions].flat().every(({ id }) => id.startsWith(`${accountId}#`));
  const rows = { accountId, selections, completions, tasks: new Map() };
  const member = isOwn ? memberFrom(rows, stored, home.fetchedAt) : 'later';
  if (member === 'later') return undefined;
  return { ...kept, value: { ...home, member, isKept: true } };
}
