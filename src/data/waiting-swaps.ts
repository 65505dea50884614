import { dailySetOf } from '@/domain/daily-set';
import { swapIn, withSwap, withSwapAside } from '@/domain/swap-plan';
import { type Home, memberIn, withPlanned } from './home';
import { waitingIn } from './waiting';

/** Returns the home page, which shows the swaps that wait in this browser, with the daily record that they will give. */
export function withWaitingSwaps(accountId: string, home: Home): Home {
  const set = dailySetOf(home.selections);
  const { daily } = memberIn(home);
  const planned = waitingIn(accountId).reduce((record, { deed }) => {
    if (deed.kind !== 'swap') return record;
    const slot = set.current.findIndex(({ id }) => id === deed.id);
    const swap = swapIn(deed, slot);
    return withSwap(record, set, swap) ?? withSwapAside(record, swap);
  }, daily);
  return planned === daily ? home : withPlanned(home, planned);
}
