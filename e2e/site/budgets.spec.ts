import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../setup/fixtures';

/** Limits in bytes that only an accident exceeds, such as a page that suddenly weighs a third more. */
const MAX_BYTES = { landing: 113_000, signIn: 290_000, widgetStyles: 30_000 } as const;

const REACT_CHUNK = /\/assets\/react-/;
/** Words from the error messages in React's code. */
const REACT_CODE = /react\.dev\/errors/;

interface Weight {
  script: number;
  style: number;
  addresses: string[];
  /** All scripts, as text. */
  code: string;
}

/**
 * Measures the scripts and styles that a page loads, each compressed like by a server. Files that it only prefetches
 * for the next page don't count.
 */
async function weigh(page: Page, path: string, ready: () => Promise<unknown>): Promise<Weight> {
  const bodies = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isAhead = ['fetch', 'other'].includes(response.request().resourceType());
    if (!isAhead && /\.(js|css)$/.test(pathname)) bodies.set(pathname, response.body());
  });
  await page.goto(path);
  await ready();
  await page.waitForLoadState('networkidle');
  const weight: Weight = { script: 0, style: 0, addresses: [], code: '' };
  for (const [address, body] of bodies) {
    const bytes = await body;
    const size = gzipSync(bytes, { level: 9 }).length;
    if (address.endsWith('.css')) weight.style += size;
    else {
      weight.script += size;
      weight.code += bytes.toString('utf8');
    }
    weight.addresses.push(`${address} ${size}`);
  }
  return weight;
}

test('the landing page loads no code of Amplify or React, and its scripts don’t grow by accident', async ({
  page,
}) => {
  const { script, addresses, code } = await weigh(page, '/', () =>
    expect(page.getByRole('heading', { name: 'Our Mission Statement' })).toBeVisible(),
  );
  expect(script).toBeGreaterThan(0);
  expect(script, addresses.join('\n')).toBeLessThanOrEqual(MAX_BYTES.landing);
  expect(code).not.toMatch(/amplify-|cognito-idp|AWSCognito/i);
  expect(addresses.filter((address) => REACT_CHUNK.test(address))).toEqual([]);
  expect(code).not.toMatch(REACT_CODE);
});

test('the sign-in page’s scripts and styles don’t grow by accident', async ({ page }) => {
  const { script, addresses, code } = await weigh(page, '/login', () =>
    expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible(),
  );
  // Otherwise, a renamed chunk would escape the landing page's test.
  expect(addresses.filter((address) => REACT_CHUNK.test(address))).toHaveLength(1);
  expect(code).toMatch(REACT_CODE);
  expect(script, addresses.join('\n')).toBeLessThanOrEqual(MAX_BYTES.signIn);
  const widget = addresses.find(
    (address) => address.includes('sign-in-steps') && address.includes('.css'),
  );
  const size = Number(widget?.split(' ')[1]);
  expect(size, addresses.join('\n')).toBeGreaterThan(0);
  expect(size, addresses.join('\n')).toBeLessThanOrEqual(MAX_BYTES.widgetStyles);
});

test('the sign-in and sign-up pages request the widget while the application is still loading', async ({
  page,
}) => {
  for (const path of ['/login', '/newaccount']) {
    const code = page.waitForRequest('**/assets/sign-in-steps-*.js');
    const styles = page.waitForRequest('**/assets/sign-in-steps-*.css');
    // The application can't start without this chunk.
    await page.route('**/assets/react-*.js', async (route) => {
      await Promise.all([code, styles]);
      await route.continue();
    });
    await page.goto(path);
    await expect(page.getByLabel('Email')).toBeVisible();
    await page.unroute('**/assets/react-*.js');
  }
});
