import { button, element } from './dom';
import { attempt, problemPlace } from './forms';
import { renderItems, type Layout } from './layout';

interface Listing<T> {
  load(after: string | undefined): Promise<{ items: T[]; next?: string | undefined }>;
  keyOf(item: T): string;
  itemOf(item: T): Node;
  isChosen(item: T): boolean;
  /** What is said in place of an empty list. */
  emptyText(): string;
}

export interface PagedList {
  /** Shows the list from its start. */
  reload(): Promise<void>;
  leave(): void;
}

/** Shows a list page by page, with a button for more. It reloads when the window is focused, unless more is shown. */
export function pagedList<T>({ list, empty, after }: Layout, listing: Listing<T>): PagedList {
  const problem = problemPlace();
  const more = element('p', { hidden: true });
  let items: T[] = [];
  let pages = 0;
  let turn = 0;
  const load = (from?: string): Promise<void> =>
    attempt(async () => {
      turn += 1;
      const own = turn;
      const page = await listing.load(from);
      if (own !== turn) return;
      pages = from === undefined ? 1 : pages + 1;
      items = from === undefined ? page.items : [...items, ...page.items];
      empty.textContent = listing.emptyText();
      empty.hidden = items.length > 0;
      renderItems(list, items, listing);
      more.hidden = page.next === undefined;
      more.replaceChildren(button('Show more', () => void load(page.next)));
    }, problem);
  const refresh = (): void => void (pages <= 1 && load());
  after.replaceChildren(more, problem);
  window.addEventListener('focus', refresh);
  return {
    reload: () => load(),
    leave() {
      turn += 1;
      window.removeEventListener('focus', refresh);
    },
  };
}
