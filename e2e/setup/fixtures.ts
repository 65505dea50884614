import { test as base, expect } from '@playwright/test';
import { newAccount, type Account } from './accounts';

interface Fixtures {
  /** A confirmed account of this test's own, that accepted the licence and has not signed in yet. */
  account: Account;
  /** An account like it, in the group Admin. */
  admin: Account;
  /** Fails the test at its end if the page said an error that nobody would see. */
  quietConsole: void;
  /** Console errors that the test provokes on purpose. */
  expectedConsoleErrors: RegExp[];
}

/** Playwright's test with accounts of its own and a console that must stay quiet. */
export const test = base.extend<Fixtures>({
  account: async ({}, use) => use(await newAccount()),
  admin: async ({}, use) => use(await newAccount({ groups: ['Admin'] })),
  expectedConsoleErrors: async ({}, use) => use([]),
  quietConsole: [
    async ({ context, expectedConsoleErrors }, use) => {
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text());
      });
      context.on('weberror', (error) => said.push(error.error().message));
      await use();
      const unexpected = said.filter(
        (text) => !expectedConsoleErrors.some((one) => one.test(text)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
