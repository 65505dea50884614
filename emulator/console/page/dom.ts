type Child = Node | string | false;

/** Returns the page's element with an id. Throws if there is none. */
export function byId<T extends HTMLElement>(id: string, kind: new () => T): T {
  const match = document.getElementById(id);
  if (!(match instanceof kind)) throw new Error(`The page lacks #${id}.`);
  return match;
}

/** Creates an element. Its texts are never parsed as markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | boolean>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== false) created.setAttribute(name, value === true ? '' : value);
  }
  created.append(...children.filter((child) => child !== false));
  return created;
}

/** Creates a button that runs an action. */
export function button(
  text: string,
  act: () => void,
  attributes: Readonly<Record<string, string>> = {},
): HTMLButtonElement {
  const created = element('button', { type: 'button', ...attributes }, text);
  created.addEventListener('click', act);
  return created;
}

/** Shows a message, and announces it to screen readers. */
export function say(text: string): void {
  byId('status', HTMLElement).textContent = text;
}
