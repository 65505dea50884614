import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { emulatorOrigin } from '../addresses';

/** The data API's answer to a document, asked by whoever is signed in on a page. */
export async function postAs(page: Page, query: string, variables: object): Promise<unknown> {
  const response = await fetch(`${emulatorOrigin}/graphql`, {
    method: 'POST',
    headers: { authorization: await accessToken(page), 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  return response.json();
}

/** The `sub` of the account that is signed in on a page. */
export async function accountOf(page: Page): Promise<string> {
  const payload = (await accessToken(page)).split('.')[1] ?? '';
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  return v.parse(v.object({ sub: v.string() }), JSON.parse(text)).sub;
}

async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Nobody is signed in on this page');
  return token;
}
