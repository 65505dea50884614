import type { QueryClient } from '@tanstack/react-query';
import { isLevelDue } from '@/domain/level-due';
import { scoresOf } from '@/domain/score';
import { LATELY_MS } from '@/domain/time-limits';
import { BackendError } from '@/lib/errors';
import type { StoredMember } from '@/domain/member-state';
import { changeHome, type Home, memberIn, withLevel, withMember } from '@/data/home';
import { notifyOtherTabs } from '@/data/tabs';
import { waitingIn } from '@/data/waiting';

/** Makes the level agree with the rows if that is due, and shows it. */
export async function repairLevel(
  client: QueryClient,
  accountId: string,
  home: Home,
): Promise<void> {
  // Rows that wait are shown but not stored; sending them counts them.
  if (waitingIn(accountId).length > 0 || !isRepairDue(home)) return;
  const member = await settleIfLoaded(accountId, home);
  if (!member) return;
  changeHome(client, accountId, (shown) => withLevel(withMember(shown, member), member.level));
  notifyOtherTabs(accountId);
}

/** Whether the member document and the home page's completions differ. */
export function isRepairDue(home: Home): boolean {
  const { completions, past, fetchedAt } = home;
  return isLevelDue(memberIn(home), [...completions, ...past], fetchedAt - LATELY_MS);
}

/** Returns the member document after the repair; undefined if it has to wait for the next visit. */
async function settleIfLoaded(accountId: string, home: Home): Promise<StoredMember | undefined> {
  const scores = scoresOf(home.completions.map(({ task }) => task));
  // Nobody waits for this: without the code, the next visit tries again.
  const code = await import('@/features/completions/settle').catch(() => undefined);
  if (!code) return undefined;
  try {
    return await code.settle({ accountId, now: Date.now(), scores });
  } catch (error) {
    if (error instanceof BackendError) return undefined;
    throw error;
  }
}
