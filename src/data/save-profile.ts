import { requireValue, send } from './client';
import { SaveProfileDetailsDocument } from './generated/profile';
import type { UpdateUserProfileInput } from './generated/types';
import { type Actor, changeHome, settingsOf } from './home';
import { keepUnits } from './keep-units';
import { keys } from './keys';
import { notifyOtherTabs } from './tabs';

/** New values of an account's profile. */
export type ProfileChanges = Pick<
  UpdateUserProfileInput,
  'email' | 'screenname' | 'state' | 'zip' | 'interests' | 'units' | 'away'
>;

/** Saves fields of an account's profile, then shows it as stored, on every page and tab. Throws a BackendError. */
export async function saveProfile(
  { client, accountId }: Actor,
  changes: ProfileChanges,
): Promise<void> {
  const input = { id: accountId, ...changes };
  const { updateUserProfile } = await send(SaveProfileDetailsDocument, { input });
  const profile = requireValue(updateUserProfile);
  client.setQueryData(keys.profile(accountId), profile);
  changeHome(client, accountId, (home) => ({ ...home, settings: settingsOf(profile) }));
  keepUnits(profile.units);
  notifyOtherTabs(accountId);
}
