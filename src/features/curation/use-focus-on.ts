import { useEffect, useState } from 'react';

/** Moves the focus, once the page shows the result of what was done, to the first of these that exists. */
export function useFocusOn(): (...selectors: readonly string[]) => void {
  const [aim, setAim] = useState<readonly string[]>();
  useEffect(() => {
    if (!aim) return;
    const found = aim.map((selector) => document.querySelector<HTMLElement>(selector));
    found.find((element) => element !== null)?.focus();
  }, [aim]);
  return (...selectors) => setAim(selectors);
}

/** Where an action of a row is. */
export function actionOf(rowId: string, action: 'edit' | 'delete'): string {
  return `[data-row="${CSS.escape(rowId)}"] [data-action="${action}"]`;
}

/** Whether somebody is at something outside of a form by now: the focus is theirs. A disabled field has lost it. */
export function hasGoneOn(form: HTMLFormElement): boolean {
  const at = document.activeElement;
  return at !== null && at !== document.body && !form.contains(at);
}
