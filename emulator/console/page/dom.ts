type Child = Node | string | undefined | false;

interface Properties {
  class?: string | undefined;
  [attribute: `${'aria-' | 'data-'}${string}`]: string | undefined;
  href?: string;
  id?: string;
  role?: string;
  type?: string;
  name?: string;
  for?: string;
  list?: string;
  value?: string;
  title?: string;
  placeholder?: string;
  scope?: string;
  download?: string;
  target?: string;
  rel?: string;
  src?: string;
  alt?: string;
  rows?: string;
  min?: string;
  tabindex?: string;
  open?: boolean;
  hidden?: boolean;
  required?: boolean;
  checked?: boolean;
  autocomplete?: string;
  spellcheck?: string;
}

/** Creates an element. Texts are never read as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Properties = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === true) created.setAttribute(name, '');
    else if (value !== undefined && value !== false) created.setAttribute(name, value);
  }
  created.append(...children.filter((child) => child !== undefined && child !== false));
  return created;
}

/** Says something to everybody, screen readers included. */
export function say(text: string): void {
  const status = document.getElementById('status');
  if (status) status.textContent = text;
}

/** Replaces what an element has. Focus stays on the control with the same id, if there is one. */
export function replaceKeepingFocus(parent: HTMLElement, ...children: readonly Child[]): void {
  const focused = parent.contains(document.activeElement) ? document.activeElement?.id : '';
  parent.replaceChildren(...children.filter((child) => child !== undefined && child !== false));
  if (focused) document.getElementById(focused)?.focus();
}

/** Goes to a place of the console, and says there what was done. */
export function goTo(place: `#${string}`, done: string): void {
  window.addEventListener('hashchange', () => say(done), { once: true });
  location.hash = place;
}

/** Returns a button that does something on this page. */
export function button(
  text: string,
  act: () => void,
  kind?: 'main' | 'danger' | 'link',
): HTMLButtonElement {
  const created = element('button', { type: 'button', class: kind }, text);
  created.addEventListener('click', act);
  return created;
}

/** Returns a time for lists, with its date unless it is today's. */
export function timeOf(iso: string): HTMLTimeElement {
  const date = new Date(iso);
  const isToday = date.toDateString() === new Date().toDateString();
  const created = element('time', {}, isToday ? date.toLocaleTimeString() : date.toLocaleString());
  created.dateTime = iso;
  return created;
}
