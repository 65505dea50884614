import { instantOf } from '@/domain/instant';
import { isCounted, isUndone } from '@/domain/ledger';
import { levelAfterCompletion, levelAfterUndo } from '@/domain/level';
import { readMember } from '@/domain/member-state';
import { newCompletion } from '@/domain/new-completion';
import { isOverlapping, isSameCompletion, isValid } from '@/domain/completion';
import type { Home } from './home';
import { type Waiting, waitingIn } from './waiting';

/** Returns the home page with the deeds that wait in this browser, as far as they aren't in it. */
export function withWaiting(accountId: string, home: Home): Home {
  return waitingIn(accountId).reduce((shown, waiting) => withDeed(accountId, shown, waiting), home);
}

function withDeed(accountId: string, home: Home, { deed, notedAt }: Waiting): Home {
  const { ledger } = readMember(home.profile.member);
  const listed = [...home.completions, ...home.past];
  if (deed.kind === 'undo') {
    const { row } = deed;
    if (!listed.some((one) => isSameCompletion(one, row))) return home;
    const completions = home.completions.filter((one) => !isSameCompletion(one, row));
    const past = home.past.filter((one) => !isSameCompletion(one, row));
    const isInLevel = ledger !== undefined && isCounted(ledger, row);
    const level = isInLevel ? levelAfterUndo(home.profile.level) : home.profile.level;
    return { ...home, profile: { ...home.profile, level }, completions, past };
  }
  const row = newCompletion(accountId, deed.task, deed.at);
  const isKnown = listed.some((one) => isOverlapping(one, row));
  if (isKnown || (ledger && isUndone(ledger, row))) return home;
  const isInLevel = ledger !== undefined && isCounted(ledger, row);
  const level = isInLevel ? home.profile.level : levelAfterCompletion(home.profile.level);
  const list = isValid(row, home.fetchedAt) ? 'completions' : 'past';
  const rows = [...home[list], { ...row, createdAt: instantOf(notedAt), task: deed.task }];
  return { ...home, profile: { ...home.profile, level }, [list]: rows };
}
