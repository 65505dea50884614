import { useEffect, useState } from 'react';

type MoveFocus = (selectors: readonly string[], left?: HTMLElement) => void;

/**
 * Moves the focus, once the page shows the result of what was done, to the first of the selectors that
 * exists. Whoever is at something outside of `left` by then keeps it: they have gone on.
 */
export function useFocusOn(): MoveFocus {
  const [aim, setAim] = useState<{ selectors: readonly string[]; left?: HTMLElement }>();
  useEffect(() => {
    // Asked at the very moment of the move: between an answer and what is shown of it there is time.
    if (!aim || (aim.left && hasGoneOn(aim.left))) return;
    const found = aim.selectors.map((selector) => document.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus();
  }, [aim]);
  return (selectors, left) => setAim({ selectors, ...(left && { left }) });
}

/** Where an action of a row is. */
export function actionOf(rowId: string, action: 'edit' | 'delete'): string {
  return `[data-row="${CSS.escape(rowId)}"] [data-action="${action}"]`;
}

/** A field that was disabled, or went with its form, has lost the focus to the page's body. */
function hasGoneOn(left: HTMLElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !left.contains(at);
}
