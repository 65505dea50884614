import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFixture, startDefinition, type RunningFixture } from '../../testing/running-fixture';
import { signedFetch } from '../../testing/data-api';
import { difference } from '../../testing/differences/difference';

const project = mkdtempSync(join(tmpdir(), 'stubs-'));
const stubFolder = join(project, 'amplify', 'stubs');
const stranger = { accessKeyId: 'STRANGER', secretAccessKey: 'secret' };
let emulator: RunningFixture;

beforeAll(async () => {
  mkdirSync(stubFolder, { recursive: true });
  emulator = await startDefinition(await loadFixture('data-only'), { stubFolder });
}, 120_000);
afterAll(async () => {
  await emulator.stop();
  rmSync(project, { recursive: true });
});

function write(file: string, code: string): void {
  writeFileSync(join(stubFolder, file), code);
}

/** Calls a service as an AWS SDK does. */
function call(service: string, path = '/', body = '{}'): Promise<Response> {
  return signedFetch(`${emulator.origin}${path}`, { body, service, credentials: stranger });
}

describe('a stub', () => {
  it('gets the request of an AWS SDK, and sends its answer', async () => {
    difference(
      'All services',
      'For services that a stub answers, neither signatures nor roles are checked.',
    );
    write(
      'states.ts',
      `export default (request: { body: { input: string } }) => ({
         status: 201, headers: { 'x-own': 'yes' }, body: { ...request, headers: undefined },
       });`,
    );
    const response = await call('states', '/flows%2F1?dry=true', '{"input":"a"}');
    expect([response.status, response.headers.get('x-own')]).toEqual([201, 'yes']);
    expect(await response.json()).toEqual({
      method: 'POST',
      path: '/flows/1',
      query: { dry: 'true' },
      body: { input: 'a' },
    });
  });

  it('may be changed while the emulator runs', async () => {
    write('sqs.ts', `export default () => ({ body: 'first' });`);
    expect(await (await call('sqs')).text()).toBe('first');
    write('sqs.ts', `export default async () => ({ body: 'the second' });`);
    expect(await (await call('sqs')).text()).toBe('the second');
  });

  it.each([
    ['export default 1;', 'its default export is not a function'],
    ['export default () => "text";', 'it must return an object with body'],
    ['export default () => ({ status: 1 });', 'status'],
    ['export default () => process.exit(3);', 'exit status 3'],
  ])('fails alone, with the reason: %s', async (code, reason) => {
    write('events.ts', code);
    const response = await call('events');
    expect(response.status).toBe(501);
    expect(response.headers.get('x-amzn-errortype')).toBe('UnsupportedByEmulator');
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(
        new RegExp(`^The stub amplify/stubs/events.ts failed: .*${reason}`, 's'),
      ),
    });
  });
});

describe('a service without a stub', () => {
  const reason =
    'The emulator calls nothing outside this machine: write amplify/stubs/sns.ts, whose default export answers in place of sns.';

  it('answers with the file to write, in JSON', async () => {
    const response = await call('sns');
    expect([response.status, response.headers.get('x-amzn-errortype')]).toEqual([
      501,
      'UnsupportedByEmulator',
    ]);
    expect(await response.json()).toEqual({ __type: 'UnsupportedByEmulator', message: reason });
  });

  it('answers forms in XML, and reads no file elsewhere', async () => {
    writeFileSync(join(project, 'outside.ts'), `export default () => ({ body: 'outside' });`);
    const scope = 'Credential=KEY/20260101/us-east-1/../outside/aws4_request';
    const authorization = `AWS4-HMAC-SHA256 ${scope}, SignedHeaders=host, Signature=0`;
    const response = await fetch(`${emulator.origin}/`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(response.status).toBe(501);
    expect(await response.text()).toContain('<Code>UnsupportedByEmulator</Code>');
  });
});
