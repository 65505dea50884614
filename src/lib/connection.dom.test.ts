import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { product } from '@/brand';
import { Connection } from './connection';
import { siteAnswers } from './site-answers';

let believed = true;
let answer: () => Promise<boolean> = async () => true;
let seen: boolean[] = [];
let tried = 0;
let stop = () => {};

/** Opens a page's connection, with a subscriber. */
function open(): Connection {
  const connection = new Connection(() => {
    tried += 1;
    return answer();
  });
  stop = connection.subscribe(() => seen.push(connection.isOnline()));
  return connection;
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

function browserSays(isOnline: boolean): void {
  believed = isOnline;
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

beforeEach(() => {
  believed = true;
  answer = async () => true;
  seen = [];
  tried = 0;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => believed);
  vi.useFakeTimers();
});

afterEach(() => stop());

describe('A browser that wrongly says it is offline', () => {
  it('isn’t believed when the page opens', async () => {
    believed = false;
    const connection = open();
    await pass(60_000);
    expect([connection.isOnline(), seen, tried]).toEqual([true, [], 1]);
  });

  it('isn’t believed later, however often it says so', async () => {
    const connection = open();
    for (const says of [false, true, false, false]) browserSays(says);
    await pass(60_000);
    expect([connection.isOnline(), seen]).toEqual([true, []]);
  });
});

describe('A lost connection', () => {
  it('is detected at once when nothing can be sent', async () => {
    answer = async () => false;
    const connection = open();
    browserSays(false);
    await pass(0);
    expect(connection.isOnline()).toBe(false);
  });

  it('is detected within a second if nothing arrives, and ends with a late response', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    const asked = connection.check();
    await pass(999);
    expect(connection.isOnline()).toBe(true);
    await pass(1);
    expect(await asked).toBe(false);
    late.resolve(true);
    await pass(0);
    expect(seen).toEqual([false, true]);
  });

  it('is detected when a request isn’t answered, even if the browser says that it is online', async () => {
    answer = async () => false;
    const connection = open();
    await connection.noteNoAnswer();
    expect(connection.isOnline()).toBe(false);
  });

  it('is tried again on events of the browser or window, and after a while', async () => {
    answer = async () => false;
    const connection = open();
    await connection.check();
    const before = tried;
    browserSays(true);
    await pass(0);
    dispatchEvent(new Event('focus'));
    await pass(0);
    expect(tried).toBe(before + 2);
    await pass(600_000);
    expect(tried).toBeGreaterThan(before + 9);
    expect(tried).toBeLessThan(before + 20);
    answer = async () => true;
    await pass(60_000);
    expect(seen).toEqual([false, true]);
    const after = tried;
    await pass(600_000);
    expect(tried).toBe(after);
  });

  it('isn’t assumed if an answer has arrived meanwhile', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    const asked = connection.check();
    connection.record(true);
    await pass(1000);
    late.resolve(false);
    expect(await asked).toBe(true);
    expect(seen).toEqual([]);
  });

  it('is detected even if a response that was under way arrives after the loss', async () => {
    const late = deferred<boolean>();
    answer = () => late.promise;
    const connection = open();
    browserSays(false);
    connection.record(true);
    answer = async () => false;
    late.resolve(false);
    await pass(1000);
    expect(seen).toEqual([false]);
  });

  it('ends with the first answer', async () => {
    const connection = open();
    connection.record(false);
    connection.record(true);
    expect(seen).toEqual([false, true]);
    await pass(600_000);
    expect(tried).toBe(0);
  });
});

it('Without listeners, no request is made', async () => {
  const connection = open();
  stop();
  await connection.noteNoAnswer();
  connection.record(false);
  browserSays(false);
  await pass(600_000);
  expect(tried).toBe(0);
});

const answering = (response: () => Response) => vi.stubGlobal('fetch', async () => response());

it.each([
  ['its own file', true, () => Response.json({ name: product })],
  ['a portal’s page', false, () => new Response('<title>Welcome</title>')],
  ['a portal’s JSON', false, () => Response.json({ message: 'ok' })],
  ['nothing', false, () => Response.error()],
])('The site with %s answers: %s', async (_, does, response) => {
  answering(response);
  expect(await siteAnswers()).toBe(does);
});

it('The page requests the site’s own file', async () => {
  const manifest = await readFile(
    join(import.meta.dirname, '../../public/site.webmanifest'),
    'utf8',
  );
  expect(JSON.parse(manifest)).toMatchObject({ name: product });
});
