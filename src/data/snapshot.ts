import * as v from 'valibot';
import type { Member } from '@/domain/actions/member';
import { newRecord, textOf } from '@/domain/actions/record';
import { windowEnd } from '@/domain/daily-assignment';
import { hashOf } from '@/domain/hash';
import type { Task } from '@/domain/task';
import { recall, remember } from '@/lib/account-cache';
import { HomeDocument } from './generated/home';
import type { StoredHome } from './home';
import { storeFirstShown } from './home-prefetch';

/*
 * The stored member as of this browser's last visit, which lets the home page paint at once. Like API responses, it
 * isn't validated field by field; its `shape` tells whether another version wrote it.
 */

const SNAPSHOT = 'snapshot';

/** Raise this when the type `Member` changes, but neither its record nor the query does. */
const VERSION = 2;

const SHAPE = hashOf(`${VERSION} ${textOf(newRecord(0))} ${HomeDocument}`);

interface Snapshot extends Pick<StoredHome, 'fetchedAt' | 'settings'> {
  readonly shape: number;
  readonly savedAt: number;
  readonly member: Omit<Member, 'tasks'>;
  /** The selected tasks, and those of completions that are known to be deleted, by ID. */
  readonly tasks: readonly (readonly [id: string, task: Task | null])[];
}

const ShapeSchema = v.object({ shape: v.literal(SHAPE) });
const SnapshotSchema = v.custom<Snapshot>((value) => v.is(ShapeSchema, value));

/**
 * Stores the snapshot for the next visit, as of `savedAt` (milliseconds since the epoch), and what that visit's first
 * request needs.
 */
export function storeSnapshot(accountId: string, home: StoredHome, savedAt: number): void {
  const { fetchedAt, settings } = home;
  const { tasks: known, ...member } = home.member;
  const { set } = member.record;
  const unscored = member.completions.filter(({ task }) => !task);
  const rows = [...member.goals, ...member.strays, ...unscored];
  const needed = new Set([...set.tasks, ...rows.map(({ taskId }) => taskId)]);
  const tasks = [...known].filter(([id]) => needed.has(id));
  const snapshot: Snapshot = { shape: SHAPE, savedAt, fetchedAt, settings, member, tasks };
  remember(accountId, SNAPSHOT, snapshot);
  const pictures = set.tasks.flatMap((id) => known.get(id)?.imagename || []);
  storeFirstShown(accountId, { windowEnd: windowEnd(set), pictures });
}

/** Returns the snapshot from this browser's last visit, and when it was saved; undefined if this account has none. */
export function readSnapshot(
  accountId: string,
): { readonly value: StoredHome; readonly savedAt: number } | undefined {
  const snapshot = recall(accountId, SNAPSHOT, SnapshotSchema);
  if (snapshot?.member.accountId !== accountId) return undefined;
  const { savedAt, member, tasks, fetchedAt, settings } = snapshot;
  const known = { ...member, tasks: new Map(tasks) };
  return { value: { fetchedAt, settings, member: known, isSnapshot: true }, savedAt };
}
