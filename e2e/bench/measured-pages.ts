import type { Page } from '@playwright/test';
import { type Account, newAccount } from '../setup/accounts';
import { openAs } from '../setup/session';

/** A page to measure, and how to prepare for it. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Puts the browser in the state to measure. */
  prepare?: (page: Page, origin: string) => Promise<unknown>;
  /** Runs in a tab at the page's origin before each load. Removes the account's cached content but not its session. */
  clearContent?: () => void;
  /** Whether caches of earlier visits are kept. */
  isReturn?: boolean;
  /** Largest Contentful Paint in milliseconds, under simulated throttling. */
  target?: number;
  /** The baseline's page for the same job, if there is one. */
  baseline?: MeasuredPage;
}

const baselineSignIn: MeasuredPage = { name: 'sign-in', path: '/' };
const baselineHome: MeasuredPage = {
  name: 'home',
  path: '/',
  prepare: (page, origin) => openAsNew(page, origin, '/'),
};

/** The product's pages. */
export const pages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', target: 1200, baseline: baselineSignIn },
  { name: 'sign-in', path: '/login', target: 2300, baseline: baselineSignIn },
  {
    name: 'home, first visit',
    path: '/userlanding',
    prepare: member,
    clearContent: clearHome,
    target: 2300,
    baseline: baselineHome,
  },
  {
    name: 'home, return visit',
    path: '/userlanding',
    prepare: member,
    isReturn: true,
    target: 1150,
    baseline: { ...baselineHome, isReturn: true },
  },
  { name: 'history', path: '/userhistory', prepare: member, clearContent: clearHome },
  { name: 'task editor', path: '/taskeditor', prepare: admin },
];

/** Opens a page as a new account, and waits until it shows tasks to complete. */
export async function openAsNew(page: Page, origin: string, path: string): Promise<Account> {
  const account = await newAccount();
  await openAs(page, account, path, origin);
  await page.getByRole('button', { name: 'Mark Complete' }).first().waitFor();
  await page.waitForLoadState('networkidle');
  return account;
}

async function member(page: Page, origin: string): Promise<void> {
  await openAsNew(page, origin, '/userlanding');
  const buttons = page.getByRole('region', { name: 'Your Daily Tasks' }).getByRole('button');
  await buttons.filter({ hasText: 'Mark Complete' }).first().click();
  await buttons.filter({ hasText: 'Task Complete' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function admin(page: Page, origin: string): Promise<void> {
  await openAs(page, await newAccount({ groups: ['Admin'] }), '/taskeditor', origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Removes the last home page from the account cache. */
function clearHome(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.endsWith('.snapshot')) localStorage.removeItem(key);
  }
}
