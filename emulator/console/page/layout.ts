import { element } from './dom';

/** A list beside what is chosen in it. */
export interface Layout {
  /** Controls above the list. */
  tools: HTMLElement;
  list: HTMLOListElement;
  /** What is shown in place of an empty list. */
  empty: HTMLElement;
  /** Controls below the list. */
  after: HTMLElement;
  details: HTMLElement;
}

const layouts = new WeakMap<Element, Layout>();

/**
 * Returns the layout of the section in `main`, which stays as long as the section is shown. A small screen has either
 * the list or the details, which are shown if something is chosen.
 */
export function layoutIn(
  main: HTMLElement,
  { title, one, isChosen }: { title: string; one: string; isChosen: boolean },
): Layout {
  main.dataset['shows'] = isChosen ? 'details' : 'list';
  const known = main.firstElementChild && layouts.get(main.firstElementChild);
  if (known) return known;
  const tools = element('div', { class: 'tools' });
  const list = element('ol');
  const empty = element('p', { class: 'hint', hidden: true });
  const after = element('div', { class: 'more' });
  const details = element('section', { id: 'details', 'aria-label': one });
  const heading = element('h1', { id: 'list-title' }, title);
  const section = element(
    'section',
    { class: 'list', 'aria-labelledby': 'list-title' },
    heading,
    tools,
    empty,
    list,
    after,
  );
  main.append(section, details);
  const created = { tools, list, empty, after, details };
  layouts.set(section, created);
  return created;
}

/** Shows items with links. Those that were shown before stay, and with them focus and scrolling. */
export function renderItems<T>(
  list: HTMLElement,
  items: readonly T[],
  parts: { keyOf(item: T): string; itemOf(item: T): Node; isChosen(item: T): boolean },
): void {
  const known = new Map([...list.children].map((child) => [child.id, child]));
  const children = items.map((item) => {
    const id = `item-${parts.keyOf(item)}`;
    const child = known.get(id) ?? element('li', { id }, parts.itemOf(item));
    const link = child.querySelector('a');
    if (parts.isChosen(item)) link?.setAttribute('aria-current', 'true');
    else link?.removeAttribute('aria-current');
    return child;
  });
  const shown = new Set(children);
  for (const child of known.values()) if (!shown.has(child)) child.remove();
  // One that stays in its place isn't moved, since that would take the focus from it.
  children.forEach((child, at) => {
    const next = list.children[at] ?? null;
    if (next !== child) list.insertBefore(child, next);
  });
}
