import { call, type User } from './api';
import { copy, selectedText } from './copy';
import { button, element, say } from './dom';
import { attempt, problemPlace } from './forms';

const copiedText = 'Copied. Paste it into the JavaScript console of your application.';

/** Returns a button that copies code which signs the application in as a user. */
export function signInAs({ username, name }: User): HTMLElement[] {
  const problem = problemPlace();
  const code = element('pre', { tabindex: '0', 'aria-label': 'Code' });
  const shown = element('details', { hidden: true }, element('summary', {}, 'Code'), code);
  const act = async (): Promise<void> => {
    const answer = await call<{ code: string }>('POST', 'user/sign-in', { username });
    code.textContent = answer.code;
    shown.hidden = false;
    // Only what is shown can be selected.
    shown.open = true;
    const isCopied = await copy(code);
    shown.open = !isCopied;
    say(isCopied ? copiedText : selectedText);
  };
  const acting = button(`Sign in as ${name}`, () => void attempt(act, problem));
  acting.id = 'sign-in-as';
  return [
    element(
      'p',
      { class: 'about' },
      'Copies code that signs your application in as this user, without the password. Paste it into the browser’s JavaScript console on a page of your application.',
    ),
    element('div', { class: 'action' }, acting, problem),
    shown,
  ];
}
