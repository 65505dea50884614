import type { Page } from '@playwright/test';

/**
 * The button that adds a task to the member's list, on the page of medium or strategic tasks. Choose a task of the demo
 * content: the first in the list may be another test's.
 */
export function addButton(page: Page, name: string) {
  return page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: 'Add to my list' });
}
