import { defaultStorage, type KeyValueStorageInterface } from 'aws-amplify/utils';
import { removeStoredTokens } from './token-storage';

const NO_ROOM =
  'Your browser has no space left to keep you signed in. Clear this site’s data in the browser’s settings, then sign in again.';

/** The browser has no room for a session. Its message is for the user. */
export class NoRoomError extends Error {
  // Amplify hides the messages of errors with standard names.
  override readonly name = 'NoRoomError';

  constructor(cause: unknown) {
    super(NO_ROOM, { cause });
  }
}

/**
 * Stores Amplify's session as a whole or not at all, since half a session can neither be used nor replaced. If the
 * browser blocks storage, the session is in the page's memory.
 */
export const wholeSessionStorage: KeyValueStorageInterface = {
  getItem: (key) => defaultStorage.getItem(key),
  removeItem: (key) => defaultStorage.removeItem(key),
  clear: () => defaultStorage.clear(),
  addListener: (listener) => defaultStorage.addListener(listener),
  async setItem(key, value) {
    try {
      await defaultStorage.setItem(key, value);
    } catch (error) {
      removeStoredTokens();
      throw new NoRoomError(error);
    }
  },
};
