import * as v from 'valibot';
import type { StoredMember } from '@/domain/actions/member';
import { memberFrom } from '@/domain/actions/member-from';
import { dailySetIn } from '@/domain/actions/shown';
import { recordText } from '@/domain/actions/record';
import type { ScoredCompletion } from '@/domain/completion';
import { windowEnd } from '@/domain/daily-assignment';
import { hashOf } from '@/domain/hash';
import type { Selection } from '@/domain/selection';
import { recall, remember, type Remembered } from '@/lib/account-cache';
import { HomeDocument } from './generated/home';
import type { StoredHome } from './home';
import { storeFirstShown } from './home-prefetch';

/*
 * The stored member as of this browser's last visit, from which the home page is painted at once. As with
 * the API's responses, its fields aren't checked; a snapshot of another shape is ignored.
 */

const SNAPSHOT = 'snapshot';

/** Raise it when snapshots change but the query doesn't. */
const VERSION = 1;

const SHAPE = hashOf(`${VERSION} ${HomeDocument}`);

interface Snapshot extends Pick<StoredHome, 'fetchedAt' | 'settings'> {
  readonly shape: number;
  readonly accountId: string;
  readonly stored: StoredMember;
  readonly selections: readonly Selection[];
  readonly completions: readonly ScoredCompletion[];
}

const ShapeSchema = v.object({ shape: v.literal(SHAPE) });
const SnapshotSchema = v.custom<Snapshot>((value) => v.is(ShapeSchema, value));

/** Stores the snapshot for the next visit, with the values that its first request needs. */
export function storeSnapshot(accountId: string, home: StoredHome, savedAt: number): void {
  const { member, fetchedAt, settings } = home;
  const { revision, level, record, completions, goals, strays } = member;
  const set = dailySetIn(member);
  const snapshot: Snapshot = {
    shape: SHAPE,
    accountId,
    fetchedAt,
    stored: { revision, level, memberRecord: recordText(record) },
    settings,
    selections: [...set.current, ...goals, ...strays],
    completions,
  };
  remember(accountId, SNAPSHOT, snapshot, savedAt);
  const pictures = set.current.flatMap(({ task }) => task.imagename || []);
  storeFirstShown(accountId, { windowEnd: windowEnd(set), pictures }, savedAt);
}

/** Returns the snapshot of this browser's last visit; undefined if there is none of this account. */
export function readSnapshot(accountId: string): Remembered<StoredHome> | undefined {
  const snapshot = recall(accountId, SNAPSHOT, SnapshotSchema);
  if (snapshot?.value.accountId !== accountId) return undefined;
  const { stored, selections, completions, fetchedAt, settings } = snapshot.value;
  const rows = { accountId, selections, completions, tasks: new Map() };
  const member = memberFrom(rows, stored, fetchedAt);
  if (member === 'later') return undefined;
  return { ...snapshot, value: { fetchedAt, settings, member, isSnapshot: true } };
}
