import type { Completion } from './completion';
import { epochOf } from './instant';
import { isCounted, missingFrom } from './ledger';
import type { MemberReading } from './member-state';

/**
 * Whether level and completions have to be compared (docs/protocol.md): the member document doesn't count one of the
 * `rows`, or counts one that isn't among them, or has to be derived from the rows. `rows` are all completions that
 * expire after `since` (milliseconds since the epoch), as far as the lists know by now.
 */
export function isLevelDue(
  { ledger, days, isNewer }: MemberReading,
  rows: readonly Completion[],
  since: number,
): boolean {
  if (isNewer) return false;
  if (!ledger?.saved || !days) return true;
  const from = Math.max(since, ledger.since);
  const counted = ledger.counted.filter(([, , , until]) => until > from);
  if (missingFrom(counted, rows).length > 0) return true;
  return rows.some((row) => (epochOf(row.expirationDate) ?? 0) > from && !isCounted(ledger, row));
}
