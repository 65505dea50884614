import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { emulatorOrigin } from '../addresses';

const ResponseSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown()), {}),
  errors: v.optional(v.array(v.object({ message: v.string() })), []),
});

/** Returns the stored access token of the account signed in on the page. Throws if there is none. */
async function tokenOf(page: Page): Promise<string> {
  const token = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => name.endsWith('.accessToken'));
    return key === undefined ? null : localStorage.getItem(key);
  });
  if (token === null) throw new Error('Nobody is signed in on this page');
  return token;
}

/** Returns the `sub` of the account signed in on the page. */
export async function accountOf(page: Page): Promise<string> {
  const payload = (await tokenOf(page)).split('.')[1] ?? '';
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  return v.parse(v.object({ sub: v.string() }), JSON.parse(text)).sub;
}

/** Returns a function that queries the data API as the account signed in on the page, and throws on an error. */
export async function dataApiOf(page: Page) {
  const token = await tokenOf(page);
  return async (query: string, variables: object = {}): Promise<Record<string, unknown>> => {
    const response = await fetch(`${emulatorOrigin}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: token },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = v.parse(ResponseSchema, await response.json());
    if (errors[0]) throw new Error(errors[0].message);
    return data;
  };
}
