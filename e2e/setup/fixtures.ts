import { test as base, expect, type Page } from '@playwright/test';
import { newAccount, type Account } from './accounts';
import { openHome } from './home';

interface Fixtures {
  /** This test's own confirmed account, which accepted the license and has not signed in yet. */
  account: Account;
  /** Another one, in the Admin group. */
  admin: Account;
  /** The test's page, which shows the account's home. */
  home: Page;
  /** Fails the test at its end if the page logged an unexpected error. */
  quietConsole: void;
  /**
   * Console errors that the test provokes. In `test.use`, this takes only one pattern, since a second would be taken
   * for options.
   */
  expectedConsoleErrors: RegExp[];
}

/** Playwright's test with its own accounts, which fails on console errors. */
export const test = base.extend<Fixtures>({
  account: async ({}, use) => use(await newAccount()),
  admin: async ({}, use) => use(await newAccount({ groups: ['Admin'] })),
  home: async ({ page, account }, use) => {
    await openHome(page, account);
    await use(page);
  },
  expectedConsoleErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const logged: string[] = [];
      context.on('console', (message) => {
        const text = message.text();
        // While a test is offline, the page keeps trying.
        const isTrying =
          text.includes('ERR_INTERNET_DISCONNECTED') ||
          message.location().url.endsWith('/site.webmanifest?now');
        if (message.type() === 'error' && !isTrying) logged.push(text);
      });
      context.on('weberror', (error) => logged.push(error.error().message));
      await use();
      const unexpected = logged.filter(
        (text) => !expectedConsoleErrors.some((pattern) => pattern.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
