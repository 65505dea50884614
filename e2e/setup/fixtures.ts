import { test as base, expect } from '@playwright/test';
import { newAccount, type Account } from './accounts';

interface Fixtures {
  /** This test's own confirmed account, which accepted the license and has not signed in yet. */
  account: Account;
  /** Another one, in the Admin group. */
  admin: Account;
  /** Fails the test at its end if the page logged an unexpected error. */
  quietConsole: void;
  /** Console errors that the test provokes on purpose. */
  expectedConsoleErrors: RegExp[];
}

/** Playwright's test with its own accounts, which fails on console errors. */
export const test = base.extend<Fixtures>({
  account: async ({}, use) => use(await newAccount()),
  admin: async ({}, use) => use(await newAccount({ groups: ['Admin'] })),
  expectedConsoleErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const logged: string[] = [];
      context.on('console', (message) => {
        // While there is no connection, the page goes on trying.
        const isTest = message.location().url.endsWith('/site.webmanifest?now');
        if (message.type() === 'error' && !isTest) logged.push(message.text());
      });
      context.on('weberror', (error) => logged.push(error.error().message));
      await use();
      const unexpected = logged.filter(
        (text) => !expectedConsoleErrors.some((one) => one.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
