import { savesData } from '@/lib/saves-data';
import { type Path, paths } from '@/paths';
import { accountIdIn, sessionStore } from '@/session/store';
import { preloadPath } from './pages';
import { returnPlace } from '@/session/return-place';

/** The page that follows signing in or up. */
const NEXT: Readonly<Partial<Record<string, Path>>> = {
  [paths.login]: paths.userLanding,
  [paths.newAccount]: paths.completeSignUp,
};

/**
 * Shortens the wait between typing a password and seeing the first task. While a password is typed on /login or
 * /newaccount, the next page's code loads. As soon as the session begins, the home's data and the credentials for its
 * pictures are requested, in parallel with each other and with the widget's own last request. Does nothing if the
 * browser is set to save data.
 */
export function prepareHome(): void {
  let request: (() => Promise<unknown>) | undefined;
  const loadRequest = async () => {
    request = (await import('./first-requests')).requestFirst;
    return request;
  };
  // Sends the request at once if its code has loaded, before pages learn of the session and render.
  const requestHome = async () => (request ?? (await loadRequest()))();
  const onPasswordTyped = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'password') return;
    const path = NEXT[location.pathname];
    if (path === undefined) return;
    document.removeEventListener('input', onPasswordTyped);
    if (savesData()) return;
    // If this fails, the code loads again when it is needed.
    Promise.all([preloadPath(path), preloadPath(paths.userLanding), loadRequest()]).catch(
      () => undefined,
    );
  };
  document.addEventListener('input', onPasswordTyped);
  let wasSignedOut = false;
  sessionStore.subscribe(() => {
    const session = sessionStore.getSession();
    const account = accountIdIn(session);
    const isNew = account !== undefined && wasSignedOut;
    if (session.status !== 'configuring') wasSignedOut = account === undefined;
    if (!isNew || location.pathname !== paths.login || !leadsHome(account)) return;
    // If this fails, the page that needs the data requests it again.
    requestHome().catch(() => undefined);
  });
}

// The router keeps its state in the history entry.
function leadsHome(accountId: string): boolean {
  const entry: unknown = history.state;
  const state: unknown = typeof entry === 'object' && entry ? Reflect.get(entry, 'usr') : undefined;
  return returnPlace(state, accountId).pathname === paths.userLanding;
}
