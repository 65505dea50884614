import { byId, say } from './dom';
import { watchRequests } from './requests';
import { startTables } from './tables';
import { startUsers } from './users';

/** The page's sections, each with a function that runs when it is shown. */
const sections = new Map([
  ['requests', () => {}],
  ['users', startUsers()],
  ['tables', startTables()],
]);

/** Shows the section named in the URL: '#users'. */
function route(): void {
  const name = sections.has(location.hash.slice(1)) ? location.hash.slice(1) : 'requests';
  for (const id of sections.keys()) byId(id, HTMLElement).hidden = id !== name;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('nav a')) {
    if (link.hash === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  say('');
  sections.get(name)?.();
}

window.addEventListener('hashchange', route);
route();
void watchRequests();
