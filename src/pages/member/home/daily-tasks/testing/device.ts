import { QueryClient } from '@tanstack/react-query';
import { dailySetOf } from '@/domain/daily-set';
import { instantOf } from '@/domain/instant';
import { dailySelectionId } from '@/domain/row-ids';
import { type Home, homeQuery } from '@/data/home';
import { keepHome } from '@/data/kept-home';
import { keys } from '@/data/keys';
import { chooseOffline } from '@/pages/member/home/daily-tasks/choose-offline';
import { renewShown } from '@/pages/member/home/daily-tasks/renew-tasks';
import type { FakeApi } from '@/testing/fake-api';

/** A device of the account, which reads the home page while it is online. */
export class Device {
  client = newClient();

  async read(): Promise<void> {
    const home = await this.client.fetchQuery({ ...homeQuery('a1'), staleTime: 0 });
    keepHome('a1', home, home.fetchedAt);
  }

  get home(): Home {
    const home = this.client.getQueryData<Home>(keys.home('a1'));
    if (!home) throw new Error('The home page is not loaded');
    return home;
  }

  chooseOffline = () => chooseOffline(this.client, 'a1');
  store = () => renewShown(this.client, 'a1', this.home);
  taskIds = () => dailySetOf(this.home.selections).current.map(({ taskId }) => taskId);
}

/** Returns the client of a new page. */
export function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
}

/** Gives the account a set, begun at `at`. */
export function assign(
  { selections }: FakeApi,
  period: number,
  taskIds: readonly string[],
  at: number,
): void {
  selections.clear();
  taskIds.forEach((taskId, slot) => {
    const id = dailySelectionId('a1', period, slot);
    selections.set(id, { id, taskId, selectionDate: instantOf(at) });
  });
}

/** Returns the stored rows in the order of their IDs. */
export function storedRows({ selections }: FakeApi) {
  return [...selections.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** Returns the tasks of the stored rows. */
export const storedTasks = (api: FakeApi) => storedRows(api).map((row) => row['taskId']);
