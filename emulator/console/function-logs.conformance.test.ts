import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInAccount, type SignedInAccount } from '../testing/accounts';
import { startBrowser } from '../testing/browser';
import { post } from '../testing/data-api';
import { startFixture, type RunningFixture } from '../testing/running-fixture';
import { callConsole } from './testing/call-console';

let emulator: RunningFixture;
let ann: SignedInAccount;

beforeAll(async () => {
  emulator = await startFixture('functions', { secrets: new Map([['GREETING_TOKEN', 'hush']]) });
  ann = await signedInAccount(emulator, 'ann@example.com');
}, 240_000);
afterAll(() => emulator.stop());

const get = async (path: string) => (await callConsole(emulator.origin, 'GET', path)).answer;

const linesSchema = v.array(
  v.object({
    id: v.number(),
    at: v.string(),
    name: v.string(),
    text: v.string(),
    isError: v.boolean(),
  }),
);

const lines = async (after = 0) => v.parse(linesSchema, await get(`lines?after=${after}`));

const send = (query: string) => post(emulator.origin, { token: ann.accessToken }, query);

describe("the console's function logs", () => {
  it('show what a function printed, also before the console was opened', async () => {
    await send('query { greet(name: "Ada") { text } }');
    const printed = { name: 'greet', text: 'greeting Ada', isError: false };
    await expect.poll(lines, { timeout: 10_000 }).toContainEqual(expect.objectContaining(printed));
  });

  it('name the functions of the definition', async () => {
    expect(await get('functions')).toEqual(expect.arrayContaining(['greet', 'misbehave']));
  });

  it('show why a function failed, and only the lines after one', async () => {
    const last = (await lines()).at(-1)?.id;
    await send('query { misbehave(how: "throw") }');
    const newer = await lines(last);
    expect(newer).toMatchObject([{ name: 'misbehave', isError: true }]);
    expect(newer[0]?.text).toContain('RangeError: Out of range');
  });

  it('appear on the page as they come, of all functions or of one', async () => {
    const browser = await startBrowser();
    try {
      const page = await browser.newPage();
      await page.goto(`${emulator.origin}/_emulator#logs`);
      await send('query { greet(name: "Grace") { text } }');
      const printed = page.getByRole('listitem').filter({ hasText: 'greeting Grace' });
      await printed.waitFor();
      const failed = page.getByRole('listitem').filter({ hasText: 'RangeError: Out of range' });
      expect(await failed.isVisible()).toBe(true);
      await page.getByLabel('Function', { exact: true }).selectOption('misbehave');
      await printed.waitFor({ state: 'detached' });
      expect(await failed.isVisible()).toBe(true);
    } finally {
      await browser.close();
    }
  });
});
