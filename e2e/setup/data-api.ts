import type { Page } from '@playwright/test';
import * as v from 'valibot';
import { emulatorOrigin } from '../addresses';

const AnswerSchema = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(v.array(v.object({ message: v.string() }))),
});

export type DataAnswer = v.InferOutput<typeof AnswerSchema>;

/** A token of whoever is signed in on a page, as the client keeps it. Throws when nobody is. */
export async function tokenOf(page: Page, kind: 'accessToken' | 'idToken'): Promise<string> {
  const token = await page.evaluate((name) => {
    const key = Object.keys(localStorage).find((one) => one.endsWith(`.${name}`));
    return key === undefined ? null : localStorage.getItem(key);
  }, kind);
  if (token === null) throw new Error('Nobody is signed in on this page');
  return token;
}

/** The `sub` of the account that is signed in on a page. */
export async function accountOf(page: Page): Promise<string> {
  const payload = (await tokenOf(page, 'accessToken')).split('.')[1] ?? '';
  const text = Buffer.from(payload, 'base64url').toString('utf8');
  return v.parse(v.object({ sub: v.string() }), JSON.parse(text)).sub;
}

/** Asks the data API directly, past the application, as whoever is signed in on a page. */
export async function askDataApi(
  page: Page,
  query: string,
  variables: object = {},
): Promise<DataAnswer> {
  return ask(await tokenOf(page, 'accessToken'), query, variables);
}

/** The same for many documents of one account; a refusal is thrown. */
export async function dataApiOf(page: Page) {
  const token = await tokenOf(page, 'accessToken');
  return async (query: string, variables: object): Promise<Record<string, unknown>> => {
    const { data, errors } = await ask(token, query, variables);
    if (errors?.[0]) throw new Error(errors[0].message);
    return data ?? {};
  };
}

async function ask(token: string, query: string, variables: object): Promise<DataAnswer> {
  const response = await fetch(`${emulatorOrigin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: token },
    body: JSON.stringify({ query, variables }),
  });
  return v.parse(AnswerSchema, await response.json());
}
