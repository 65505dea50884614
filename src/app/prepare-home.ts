import { savesData } from '@/lib/saves-data';
import { paths } from '@/paths';
import { accountIdIn, sessionStore } from '@/session/store';
import { preloadPath } from './pages';
import { returnPlace } from '@/session/return-place';

/**
 * Shortens the wait between typing a password and seeing the first task. While a password is typed on /login or
 * /newaccount, the next page's code loads. As soon as the session begins, the home's data and the credentials for its
 * pictures are requested, in parallel with each other and with the widget's own last request. Does nothing if the user
 * saves data.
 */
export function prepareHome(): void {
  const loadHome = () =>
    Promise.all([import('@/data/home-prefetch'), import('@/data/picture-signer')]);
  const ahead = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    const next = { [paths.login]: paths.userLanding, [paths.newAccount]: paths.completeSignUp };
    const path = Object.entries(next).find(([from]) => from === location.pathname)?.[1];
    if (path === undefined) return;
    document.removeEventListener('input', ahead);
    if (savesData()) return;
    // If this fails, the code is loaded again when it is needed.
    Promise.all([preloadPath(path), preloadPath(paths.userLanding), loadHome()]).catch(
      () => undefined,
    );
  };
  document.addEventListener('input', ahead);
  let before = accountIdIn(sessionStore.getSession());
  sessionStore.subscribe(() => {
    const account = accountIdIn(sessionStore.getSession());
    const isNew = account !== undefined && before === undefined;
    before = account;
    if (!isNew || location.pathname !== paths.login || !leadsHome()) return;
    // If this fails, the page that needs the data requests it again.
    loadHome()
      .then(([{ prefetchHome }, { prepareSigning }]) => {
        prefetchHome(Date.now());
        return prepareSigning();
      })
      .catch(() => undefined);
  });
}

// The router keeps its state in the history's entry.
function leadsHome(): boolean {
  const entry: unknown = history.state;
  const state: unknown = typeof entry === 'object' && entry ? Reflect.get(entry, 'usr') : undefined;
  return returnPlace(state).pathname === paths.userLanding;
}
