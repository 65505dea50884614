import { isRefreshOvertaken, refreshToUndo } from '@/domain/daily-refresh';
import { dailySetOf } from '@/domain/daily-set';
import { type Home, memberIn } from '@/data/home';

/** Returns the latest refresh by hand if it can be taken back, as far as the home page knows (D11). */
export const shownRefresh = (home: Home) => refreshToUndo(...stateOf(home));

/** Whether the latest refresh by hand has to give way to a later completion, as far as the home page knows. */
export const mustGiveWay = (home: Home) => isRefreshOvertaken(...stateOf(home));

function stateOf(home: Home): Parameters<typeof refreshToUndo> {
  const { ledger, daily } = memberIn(home);
  const known = { ledger, completions: home.completions };
  return [daily, dailySetOf(home.selections), known, Date.now()];
}
