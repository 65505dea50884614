import { useEffect, useState } from 'react';

type MoveFocus = (selectors: readonly string[], left?: HTMLElement) => void;

/**
 * Returns a function that moves the focus, once the page shows the result of an action, to the first of
 * the selectors that exists. A user who has focused something outside of `left` by then keeps it.
 */
export function useFocusOn(): MoveFocus {
  const [aim, setAim] = useState<{ selectors: readonly string[]; left?: HTMLElement }>();
  useEffect(() => {
    // Checked here, since the user may move on between a response and its display.
    if (!aim || (aim.left && hasMovedOn(aim.left))) return;
    const found = aim.selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus();
  }, [aim]);
  return (selectors, left) => setAim({ selectors, ...(left && { left }) });
}

/** The selector of the button that edits a row. */
export function editButtonOf(rowId: string): string {
  return `[data-row="${CSS.escape(rowId)}"] [data-action="Edit"]`;
}

/** The focus falls to the body when its field is disabled or removed: then the user has not moved on. */
function hasMovedOn(left: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !left.contains(at);
}
