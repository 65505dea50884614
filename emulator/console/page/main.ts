import { element, say } from './dom';
import { showFiles } from './files';
import { showMail } from './mail';
import { showRequests } from './requests';
import { showTables } from './tables';
import { showUsers } from './users';

/**
 * A section of the console. It shows itself in `main`, with what the address names in it, and returns a function that
 * ends what it started.
 */
type Section = (main: HTMLElement, place: readonly string[]) => () => void;

const sections: Readonly<Record<string, { title: string; show: Section }>> = {
  requests: { title: 'Requests', show: showRequests },
  mail: { title: 'Mail', show: showMail },
  users: { title: 'Users', show: showUsers },
  tables: { title: 'Tables', show: showTables },
  files: { title: 'Files', show: showFiles },
};

const main = document.getElementById('main');
let shown = '';
let leave = (): void => {};

/** Shows the section that the address names: '#requests/12'. */
function route(): void {
  const [name = '', ...place] = location.hash.slice(1).split('/').map(decodeURIComponent);
  const section = sections[name];
  if (!main) return;
  if (!section) {
    if (name !== 'main') location.replace('#requests');
    return;
  }
  leave();
  if (shown !== name) main.replaceChildren();
  shown = name;
  document.title = `${section.title} · Emulator console`;
  for (const link of document.querySelectorAll<HTMLAnchorElement>('#sections a')) {
    if (link.hash === `#${name}`) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
  say('');
  leave = section.show(main, place);
}

document
  .getElementById('sections')
  ?.append(
    ...Object.entries(sections).map(([name, { title }]) =>
      element('li', {}, element('a', { href: `#${name}` }, title)),
    ),
  );
window.addEventListener('hashchange', route);
route();
