import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    keptMessages: string[];
  }
}

/** Makes each page of a browser record its messages, since they disappear on their own. */
export async function keepMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.keptMessages = [];
    const keep = () => {
      const text = document.querySelector('[aria-label="Messages"]')?.textContent ?? '';
      if (text !== '' && text !== window.keptMessages.at(-1)) window.keptMessages.push(text);
    };
    new MutationObserver(keep).observe(document, { subtree: true, childList: true });
  });
}

/** Returns the messages that the page has shown since it was loaded. */
export function shownMessages(page: Page): Promise<string[]> {
  return page.evaluate(() => window.keptMessages);
}

/** Forgets the messages that the page has shown so far. */
export async function forgetMessages(page: Page): Promise<void> {
  await page.evaluate(() => void (window.keptMessages.length = 0));
}
