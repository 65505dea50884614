import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from 'aws-amplify/auth';
import { configureAmplify } from '../testing/amplify-client';
import { startFixture, type RunningFixture } from '../testing/running-fixture';
import { password } from '../testing/sign-up';
import { callConsole } from './testing/call-console';

let emulator: RunningFixture;

beforeAll(async () => {
  emulator = await startFixture('auth-only');
  await configureAmplify(emulator.outputs);
}, 120_000);
afterAll(() => emulator.stop());

const messageSchema = v.looseObject({ id: v.number(), to: v.string() });

const get = (path: string) => callConsole(emulator.origin, 'GET', path);

async function messages() {
  return v.parse(v.array(messageSchema), (await get('messages')).answer);
}

describe("the console's mail", () => {
  it('lists the messages newest first, and shows one with its code', async () => {
    expect(await messages()).toEqual([]);
    await signUp({ username: 'ann@example.com', password });
    await signUp({ username: 'ben@example.com', password });
    const [newest, older] = await messages();
    expect([newest?.to, older?.to]).toEqual(['ben@example.com', 'ann@example.com']);
    expect(newest).toMatchObject({ medium: 'EMAIL', kind: 'sign-up code' });
    expect(newest).not.toHaveProperty('code');

    const { answer } = await get(`message?id=${older?.id}`);
    const { body, code } = v.parse(v.looseObject({ body: v.string(), code: v.string() }), answer);
    expect(code).toMatch(/^\d{6}$/);
    expect(body).toContain(code);
  });

  it('says that a message is gone', async () => {
    expect(await get('message?id=999')).toEqual({
      status: 400,
      answer: { message: 'This message is no longer kept.' },
    });
  });
});
