import type { MemberHistory } from './member-history';

const MINUTE_MS = 60 * 1000;

/** Returns the part of a completion's ID after the account and the task. */
export const idEnding = (at: number) => `demo${at}`;

/**
 * Returns the document that the application keeps in the profile of whoever has completed these tasks: without it, the
 * home knows only the past days of the streak. It is one of version 1, which had no sum of what was saved, so the
 * application adds that up from the rows (src/domain/member-state.ts).
 */
export function memberDocument({ completions, level }: MemberHistory, now: number): string {
  const entries = completions.map(({ task, completedAt, expiresAt }, at) => {
    return [task.id, idEnding(at), completedAt, expiresAt] as const;
  });
  const counted = entries.filter(([, , , expiresAt]) => expiresAt > now);
  const expired = completions.filter(({ expiresAt }) => expiresAt <= now);
  const minutes = expired.map(({ completedAt }) => Math.floor(completedAt / MINUTE_MS));
  return JSON.stringify({
    revision: 1,
    version: 1,
    ledger: { level, since: now, counted, undone: [] },
    daily: { setAside: [] },
    days: [...new Set(minutes)].toSorted((a, b) => a - b),
  });
}
