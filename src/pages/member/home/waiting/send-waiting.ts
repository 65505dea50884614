import type { QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { scoresOf } from '@/domain/score';
import { TaskSchema } from '@/domain/task-schema';
import { type Obstacle, unrecordedText, UNREADABLE_TEXT } from '@/domain/unrecorded';
import { cachedHome } from '@/data/home';
import { takePrefetchedHome } from '@/data/home-prefetch';
import { noteWrite } from '@/data/home-writes';
import { isUnderWay } from '@/data/deliver';
import { changedByMember } from '@/data/keys';
import { sendAlone } from '@/data/sending-lock';
import { requireStoredAccount } from '@/data/stored-account';
import { notifyOtherTabs } from '@/data/tabs';
import { noteUnrecorded } from '@/data/unrecorded';
import {
  changeWaiting,
  dropUnreadable,
  noteWaiting,
  type Waiting,
  waitingIn,
} from '@/data/waiting';
import { forget, recall } from '@/lib/account-cache';
import { BackendError, type BackendErrorKind } from '@/lib/errors';
import { noteKeys, removeNote } from '@/lib/notes';
import { writeFor } from '@/session/pending-writes';
import { sendDeed } from './send-deed';

/** In how many visits the backend may fail to record a deed before giving up on it. */
const MOST_FAILURES = 5;

/** Sends what waits in this browser, oldest first. Returns how many deeds were recorded that had waited for a connection. */
export async function sendWaiting(client: QueryClient, accountId: string): Promise<number> {
  takeUnfinished(accountId);
  // Requesting the sending lock would delay the member's own actions.
  if (noteKeys(accountId).every(isUnderWay)) return 0;
  return sendAlone(accountId, async () => {
    // The tab that was sending may have recorded it.
    if (noteKeys(accountId).length === 0) return 0;
    const { recorded, dropped } = await writeFor(accountId, () => sendAll(client, accountId));
    if (dropped > 0) {
      notifyOtherTabs(accountId);
      void client.invalidateQueries(changedByMember(accountId));
    }
    return recorded;
  });
}

async function sendAll(client: QueryClient, accountId: string) {
  const unreadable = dropUnreadable(accountId);
  noteUnrecorded(
    accountId,
    Array.from({ length: unreadable }, () => UNREADABLE_TEXT),
  );
  let recorded = 0;
  let dropped = 0;
  const passed = new Set<string>();
  for (;;) {
    // Read again each time: another tab may have added notes or removed some.
    const waiting = waitingIn(accountId).find(({ key }) => !passed.has(key));
    if (!waiting) break;
    passed.add(waiting.key);
    if (!changeWaiting(waiting.key, { isTried: true })) continue;
    const outcome = await send(client, accountId, waiting);
    if (outcome === 'stopped') break;
    if (outcome === 'failed') continue;
    if (outcome) {
      // Without room to say so, it waits on, and is told later.
      if (!noteUnrecorded(accountId, [unrecordedText(waiting.deed, outcome)])) continue;
    } else if (waiting.isHeld) {
      recorded += 1;
    }
    // A home prefetched before this write would now lack the deed.
    takePrefetchedHome(accountId, Date.now());
    noteWrite(accountId);
    removeNote(waiting.key);
    dropped += 1;
  }
  return { recorded, dropped };
}

/** A deed's outcome: recorded, impossible, to retry in another visit, or to retry later with all others. */
type Outcome = Obstacle | 'failed' | 'stopped' | undefined;

async function send(
  client: QueryClient,
  accountId: string,
  { key, deed, notedAt, failures }: Waiting,
): Promise<Outcome> {
  const shown = cachedHome(client, accountId)?.completions ?? [];
  const scores = scoresOf(shown.map(({ task }) => task));
  try {
    requireStoredAccount(accountId);
    return await sendDeed({ accountId, now: Date.now(), notedAt, scores }, deed);
  } catch (error) {
    if (!(error instanceof BackendError)) throw error;
    const outcome = OUTCOMES[error.kind];
    if (outcome !== 'failed') return outcome;
    if (failures + 1 >= MOST_FAILURES) return 'refused';
    // One that fails in this visit counts once, however often it is tried.
    if (!failedHere.has(key)) changeWaiting(key, { failures: failures + 1 });
    failedHere.add(key);
    return 'failed';
  }
}

const failedHere = new Set<string>();

const OUTCOMES: Readonly<Record<BackendErrorKind, Outcome>> = {
  gone: 'gone',
  validation: 'refused',
  closed: 'refused',
  internal: 'failed',
  conflict: 'failed',
  network: 'stopped',
  unauthorized: 'stopped',
  switched: 'stopped',
  outdated: 'stopped',
  busy: 'stopped',
};

const UnfinishedSchema = v.array(v.object({ task: TaskSchema, now: v.number() }));
const UNFINISHED = 'completing';

// An earlier version of the application noted the completions it hadn't finished in the account cache.
function takeUnfinished(accountId: string): void {
  const unfinished = recall(accountId, UNFINISHED, UnfinishedSchema)?.value ?? [];
  for (const { task, now } of unfinished) {
    noteWaiting(accountId, { kind: 'complete', task, at: now }, false);
  }
  forget(accountId, UNFINISHED);
}
