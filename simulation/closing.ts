import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import type { Around } from './device/device';

/** Closes the account as its page does, while other devices go on: nothing of it may be left. */
export async function closeAccount({ api, time }: Around): Promise<void> {
  api.close();
  await time.wait(SECOND_MS / 10);
  api.profile = undefined;
  // A second time for rows that were being written when the first list was read.
  for (let pass = 0; pass < 2; pass += 1) {
    const { completions, selections } = api.listed(time.now - SECOND_MS);
    for (const { id } of completions) api.completions.delete(id);
    for (const { id } of selections) api.selections.delete(id);
    api.changed();
    await time.wait(MINUTE_MS);
  }
}
