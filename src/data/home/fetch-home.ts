import { instantOf } from '@/domain/instant';
import { ensureProfile } from '@/data/profile-request';
import { allItems } from '@/data/records/connection';
import { moreCompletions } from './fetch-completions';
import { moreSelections } from './fetch-more';
import type { Home } from './home';
import { askHome, takeHomeAhead } from './home-ahead';
import { requestHome } from './home-request';
import { NoProfileError } from './no-profile';

interface Owner {
  readonly id: string;
  readonly email: string;
}

/**
 * The landing page's data. An account without a profile gets one (D9). Throws a BackendError, or a
 * NoProfileError when there is none even then.
 */
export async function fetchHome(account: Owner, at = Date.now()): Promise<Home> {
  const { now, answer: asked } = takeHomeAhead(account.id, at) ?? askHome(account.id, at);
  let answer = await asked;
  if (!answer.getUserProfile) {
    await ensureProfile(account, now);
    answer = await requestHome(account.id, now);
  }
  if (!answer.getUserProfile) throw new NoProfileError();
  const { selectedTasks, ...profile } = answer.getUserProfile;
  const [selections, completions] = await Promise.all([
    allItems(selectedTasks, (token) => moreSelections(account.id, token)),
    allItems(answer.completions, (token) => moreCompletions(account.id, instantOf(now), token)),
  ]);
  return { fetchedAt: now, profile, selections, completions };
}
