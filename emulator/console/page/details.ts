import { CallError } from './api';
import { element, replaceKeepingFocus } from './dom';

/** Shows what `load` returns in place of the details, or why it couldn't be loaded, unless the user has gone on. Focus stays. */
export async function fillDetails(
  details: HTMLElement,
  load: () => Promise<HTMLElement[]>,
  isLeft: () => boolean,
): Promise<void> {
  try {
    const loaded = await load();
    if (!isLeft()) replaceKeepingFocus(details, ...loaded);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (!isLeft()) details.replaceChildren(hint(error.message));
  }
}

/** Returns a text in place of details. */
export function hint(text: string): HTMLElement {
  return element('p', { class: 'hint' }, text);
}

/** Returns the head of the details, with a link to the list for small screens. */
export function detailsHead(
  back: { href: `#${string}`; text: string },
  title: string,
  ...about: readonly (Node | string)[]
): HTMLElement {
  return element(
    'header',
    {},
    element('p', {}, element('a', { class: 'back', href: back.href }, back.text)),
    element('h2', {}, title),
    element('p', { class: 'about' }, ...about),
  );
}
