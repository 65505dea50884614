import type { QueryClient } from '@tanstack/react-query';
import type { Category } from '@/domain/category';
import type { Units } from '@/domain/impact/units';
import { changeHome } from './home';
import { keys } from './keys';
import { saveProfile } from './profile';
import { notifyOtherTabs } from './tabs';

/** Choices in the profile that affect other pages. */
export interface Settings {
  readonly interests?: readonly Category[];
  /** Null for the usual units in the browser's region. */
  readonly units?: Units | null;
  readonly away?: string;
}

/** Saves an account's settings, then applies them on this device. Throws a BackendError. */
export async function saveSettings(
  client: QueryClient,
  accountId: string,
  changes: Settings,
): Promise<void> {
  client.setQueryData(keys.profile(accountId), await saveProfile(accountId, changes));
  changeHome(client, accountId, ({ settings, ...home }) => ({
    ...home,
    settings: { ...settings, ...changes },
  }));
  notifyOtherTabs(accountId);
}
