import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { emulatorOrigin } from '../addresses';

const AnswerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

/** The data API as the account that is signed in on a page: what a test loads is that account's own. */
export async function dataApiOf(page: Page) {
  const authorization = await accessToken(page);
  return async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const response = await fetch(`${emulatorOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = v.parse(AnswerSchema, await response.json());
    if (errors?.[0]) throw new Error(errors[0].message);
    return data ?? {};
  };
}

/** The `sub` of the account that is signed in on a page. */
export async function accountOf(page: Page): Promise<string> {
  const claims = (await accessToken(page)).split('.')[1] ?? '';
  const text = Buffer.from(claims, 'base64url').toString('utf8');
  return v.parse(v.object({ sub: v.string() }), JSON.parse(text)).sub;
}

async function accessToken(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Nobody is signed in on this page');
  return token;
}
