import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { product } from '@/brand';
import { Connection } from './connection';
import { siteAnswers } from './site-answers';

let browserIsOnline = true;
let answer: () => Promise<boolean> = async () => true;
let changes: boolean[] = [];
let attempts = 0;
let unsubscribe = () => {};

/** Opens a page's connection, with a subscriber. */
function open(): Connection {
  const connection = new Connection(() => {
    attempts += 1;
    return answer();
  });
  unsubscribe = connection.subscribe(() => changes.push(connection.isOnline()));
  return connection;
}

const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function browserSays(isOnline: boolean): void {
  browserIsOnline = isOnline;
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  browserIsOnline = true;
  answer = async () => true;
  changes = [];
  attempts = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => browserIsOnline);
  vi.useFakeTimers();
});

afterEach(() => unsubscribe());

describe('A browser that wrongly says it is offline', () => {
  it('is ignored when the page opens', async () => {
    browserIsOnline = false;
    const connection = open();
    await advance(60_000);
    expect([connection.isOnline(), changes, attempts]).toEqual([true, [], 1]);
  });

  it('is ignored later, even if it says so repeatedly', async () => {
    const connection = open();
    for (const says of [false, true, false, false]) browserSays(says);
    await advance(60_000);
    expect([connection.isOnline(), changes]).toEqual([true, []]);
  });
});

describe('A lost connection', () => {
  it('is detected at once when nothing can be sent', async () => {
    answer = async () => false;
    const connection = open();
    browserSays(false);
    await advance(0);
    expect(connection.isOnline()).toBe(false);
  });

  it('is detected after a second without a response, and ends with a late one', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    const checked = connection.check();
    await advance(999);
    expect(connection.isOnline()).toBe(true);
    await advance(1);
    expect(await checked).toBe(false);
    late.resolve(true);
    await advance(0);
    expect(changes).toEqual([false, true]);
  });

  it('is detected when a request gets no response, even if the browser says it is online', async () => {
    answer = async () => false;
    const connection = open();
    await connection.noteNoAnswer();
    expect(connection.isOnline()).toBe(false);
  });

  it('is checked again when the browser is online or focused, and at growing intervals', async () => {
    answer = async () => false;
    const connection = open();
    await connection.check();
    const before = attempts;
    browserSays(true);
    await advance(0);
    dispatchEvent(new Event('focus'));
    await advance(0);
    expect(attempts).toBe(before + 2);
    await advance(600_000);
    expect(attempts).toBeGreaterThan(before + 9);
    expect(attempts).toBeLessThan(before + 20);
    answer = async () => true;
    await advance(60_000);
    expect(changes).toEqual([false, true]);
    const after = attempts;
    await advance(600_000);
    expect(attempts).toBe(after);
  });

  it('isn’t assumed if another response has arrived meanwhile', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    const checked = connection.check();
    connection.record(true);
    await advance(1000);
    late.resolve(false);
    expect(await checked).toBe(true);
    expect(changes).toEqual([]);
  });

  it('is detected even if the response to an earlier request arrives afterward', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    browserSays(false);
    connection.record(true);
    answer = async () => false;
    late.resolve(false);
    await advance(1000);
    expect(changes).toEqual([false]);
  });

  it('ends with the first response', async () => {
    const connection = open();
    connection.record(false);
    connection.record(true);
    expect(changes).toEqual([false, true]);
    await advance(600_000);
    expect(attempts).toBe(0);
  });
});

it('Without listeners, no request is made', async () => {
  const connection = open();
  unsubscribe();
  await connection.noteNoAnswer();
  connection.record(false);
  browserSays(false);
  await advance(600_000);
  expect(attempts).toBe(0);
});

const respondWith = (response: () => Response) => vi.stubGlobal('fetch', async () => response());

it.each([
  ['its own file', true, () => Response.json({ name: product })],
  ['a portal’s page', false, () => new Response('<title>Welcome</title>')],
  ['a portal’s JSON', false, () => Response.json({ message: 'ok' })],
  ['nothing', false, () => Response.error()],
])('A response with %s comes from the site: %s', async (_, isFromSite, response) => {
  respondWith(response);
  expect(await siteAnswers()).toBe(isFromSite);
});

it('The site’s own file names the product', async () => {
  const manifest = await readFile(
    join(import.meta.dirname, '../../public/site.webmanifest'),
    'utf8',
  );
  expect(JSON.parse(manifest)).toMatchObject({ name: product });
});
