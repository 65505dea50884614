import type { KeyboardEvent } from 'react';

const ROW = '[data-row]';
const ACTIONS = '[data-row-actions] button';

/**
 * Arrow keys, Home and End move between the rows of a list: from an action to the same action of
 * another row. Nothing else on the page loses these keys.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLUListElement>): void {
  const button = event.target instanceof Element ? event.target.closest(ACTIONS) : null;
  const row = button?.closest(ROW);
  if (!button || !row) return;
  const rows = [...event.currentTarget.querySelectorAll(ROW)].filter(hasActions);
  const aim = aimOf(event.key, rows.indexOf(row), rows.length);
  const target = aim === undefined ? undefined : rows[aim];
  if (!target) return;
  event.preventDefault();
  const place = [...row.querySelectorAll(ACTIONS)].indexOf(button);
  const actions = target.querySelectorAll<HTMLElement>(ACTIONS);
  (actions[place] ?? actions[0])?.focus();
}

function hasActions(row: Element): boolean {
  return row.querySelector(ACTIONS) !== null;
}

function aimOf(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return at + 1;
    case 'ArrowUp':
      return at - 1;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}
