import type { Page } from '@playwright/test';
import { newAccount } from '../setup/accounts';
import { openAs } from '../setup/session';

/** A page that is measured, and what has to be so before. */
export interface MeasuredPage {
  name: string;
  path: string;
  /** Brings the browser into the state that the page is measured in. */
  prepare?: (page: Page, origin: string) => Promise<void>;
  /** Has the next load be one of a browser that knows the account but not its content. */
  forget?: (page: Page) => Promise<void>;
  /** True where what earlier visits left is kept. */
  isReturn?: boolean;
  /** Largest paint, in milliseconds, under simulated throttling. */
  target?: number;
  /** The page of the baseline that does the same job, if one does. */
  baseline?: string;
}

/** Ours. */
export const pages: readonly MeasuredPage[] = [
  { name: 'landing', path: '/', target: 1200, baseline: 'sign-in' },
  { name: 'sign-in', path: '/login', target: 2300, baseline: 'sign-in' },
  {
    name: 'home, first visit',
    path: '/userlanding',
    prepare: member,
    forget: forgetHome,
    target: 2100,
    baseline: 'home, first visit',
  },
  {
    name: 'home, return visit',
    path: '/userlanding',
    prepare: member,
    isReturn: true,
    target: 2100,
    baseline: 'home, return visit',
  },
  { name: 'history', path: '/userhistory', prepare: member, forget: forgetHome },
  { name: 'task editor', path: '/taskeditor', prepare: admin },
];

/** The same jobs as they are usually done. */
export const baselinePages: readonly MeasuredPage[] = [
  { name: 'sign-in', path: '/' },
  { name: 'home, first visit', path: '/', prepare: usual },
  { name: 'home, return visit', path: '/', prepare: usual, isReturn: true },
];

async function member(page: Page, origin: string): Promise<void> {
  await openAs(page, await newAccount(), '/userlanding', origin);
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

async function usual(page: Page, origin: string): Promise<void> {
  await openAs(page, await newAccount(), '/', origin);
  await page.getByRole('button', { name: 'Mark Complete' }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

/** Session and account stay; what the home showed last goes. */
async function forgetHome(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) {
      if (key.endsWith('.home')) localStorage.removeItem(key);
    }
  });
}
