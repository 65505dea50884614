import type { QueryClient } from '@tanstack/react-query';
import { type Correction, correctionsOf, dueCorrections } from '@/domain/correction';
import { isUndone } from '@/domain/ledger';
import { isLevelDue } from '@/domain/level-due';
import { scoresOf } from '@/domain/score';
import { LATELY_MS } from '@/domain/time-limits';
import { BackendError } from '@/lib/errors';
import type { StoredMember } from '@/domain/member-state';
import { cachedHome, changeHome, type Home, memberIn, withLevel, withMember } from '@/data/home';
import { notifyOtherTabs } from '@/data/tabs';
import { waitingIn } from '@/data/waiting';

/** Makes the level agree with the rows if that is due, counts corrections that the home shows, and shows both. */
export async function repairLevel(
  client: QueryClient,
  accountId: string,
  home: Home,
): Promise<void> {
  // Rows that wait are shown but not stored; sending them counts them.
  if (waitingIn(accountId).length > 0) return;
  const corrections = correctionsDueIn(home);
  if (corrections.length === 0 && !isRepairDue(home)) return;
  await settleAndShow(client, { accountId, scores: scoresOfHome(home), corrections });
}

/** Counts the corrections that reach the completions, unless the document is known to count them. */
export async function countCorrections(
  client: QueryClient,
  accountId: string,
  rows: Parameters<typeof correctionsOf>[0],
): Promise<void> {
  const home = cachedHome(client, accountId);
  const found = correctionsOf(rows);
  const corrections = dueCorrections((home && memberIn(home).ledger) ?? {}, found);
  if (corrections.length === 0 || waitingIn(accountId).length > 0) return;
  const scores = home ? scoresOfHome(home) : new Map();
  await settleAndShow(client, { accountId, scores, corrections });
}

function correctionsDueIn(home: Home): Correction[] {
  const { ledger, isNewer } = memberIn(home);
  const found = correctionsOf([...home.completions, ...home.past]);
  return isNewer ? [] : dueCorrections(ledger ?? {}, found);
}

const scoresOfHome = ({ completions }: Home) => scoresOf(completions.map(({ task }) => task));

async function settleAndShow(client: QueryClient, wanted: Settling): Promise<void> {
  const { accountId } = wanted;
  const member = await settleIfLoaded(wanted);
  if (!member) return;
  changeHome(client, accountId, (shown) =>
    withoutUndone(withLevel(withMember(shown, member), member.level)),
  );
  notifyOtherTabs(accountId);
}

// The repair has deleted the rows of undone completions.
function withoutUndone(home: Home): Home {
  const { ledger } = memberIn(home);
  if (!ledger) return home;
  const completions = home.completions.filter((row) => !isUndone(ledger, row));
  return { ...home, completions, past: home.past.filter((row) => !isUndone(ledger, row)) };
}

/** Whether the member document and the home page's completions differ. */
export function isRepairDue(home: Home): boolean {
  const { completions, past, fetchedAt } = home;
  return isLevelDue(memberIn(home), [...completions, ...past], fetchedAt - LATELY_MS);
}

interface Settling {
  readonly accountId: string;
  readonly scores: ReadonlyMap<string, number>;
  readonly corrections: readonly Correction[];
}

/** Returns the member document after the repair; undefined if it has to wait for the next visit. */
async function settleIfLoaded({
  accountId,
  scores,
  corrections,
}: Settling): Promise<StoredMember | undefined> {
  // Nobody waits for this: without the code, the next visit tries again.
  const code = await import('@/features/completions/settle').catch(() => undefined);
  if (!code) return undefined;
  try {
    const context = { accountId, now: Date.now(), scores };
    return await code.settle(context, undefined, corrections);
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}
