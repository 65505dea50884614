import { TOKEN_KEY_PREFIX } from './kept-tokens';

/*
 * A return visit with good tokens does without Amplify, and so without its session events. They are
 * needed as soon as something may change the session: Amplify was loaded in this tab, or another tab
 * changed the tokens.
 */

const CHANGED = 'needed';
const watch = new EventTarget();
let needed = false;

/** Has the session followed from now on. */
export function needSessionWatch(): void {
  needed = true;
  watch.dispatchEvent(new Event(CHANGED));
}

export function isSessionWatchNeeded(): boolean {
  return needed;
}

/** Calls back when the session has to be followed; gives what ends that. */
export function onSessionWatchNeeded(changed: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Without a key, another tab has emptied the storage.
    if (key === null || key.startsWith(TOKEN_KEY_PREFIX)) needSessionWatch();
  };
  addEventListener('storage', hear);
  watch.addEventListener(CHANGED, changed);
  return () => {
    removeEventListener('storage', hear);
    watch.removeEventListener(CHANGED, changed);
  };
}
