import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AdjustableClock } from '../core/clock';
import { openStore } from '../core/level-store';
import { silentLog } from '../core/log';
import type { Store } from '../core/store';
import { loadFixture } from '../testing/running-fixture';
import { createMailbox, mailboxCapacity, type Mailbox, type MailboxMessage } from './mailbox';
import { createMailboxService } from './service';

const { userPool } = await loadFixture();

let folder: string;
let store: Store;
let mailbox: Mailbox;
let lines: string[];

async function open(): Promise<void> {
  store = await openStore(join(folder, 'store'), silentLog);
  lines = [];
  const log = { ...silentLog, info: (line: string) => void lines.push(line) };
  mailbox = createMailbox({ store, log, clock: new AdjustableClock() });
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mailbox-'));
  await open();
});

afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const message = (content: Partial<MailboxMessage> = {}) => ({
  to: 'ann@example.com',
  medium: 'EMAIL' as const,
  purpose: 'sign-up' as const,
  subject: 'Verify your new account',
  body: 'The verification code to your new account is 123456',
  code: '123456',
  ...content,
});

async function get(
  address: string,
): Promise<{ status: number; type: string; body: string; policy: string }> {
  const url = new URL(address, 'http://localhost');
  const service = createMailboxService(mailbox, { definition: { userPool } });
  const request = {
    method: 'GET',
    rawPath: url.pathname,
    rawQuery: url.search.slice(1),
    query: url.searchParams,
    headers: {},
    body: Buffer.alloc(0),
  };
  expect(service.accepts(request)).toBe(true);
  const { status, headers = {}, body } = await service.handle(request);
  return {
    status,
    type: headers['content-type'] ?? '',
    policy: headers['content-security-policy'] ?? '',
    body: typeof body === 'string' ? body : '',
  };
}

describe('the mailbox', () => {
  it('returns messages newest first, for all recipients or one', async () => {
    await mailbox.deliver(message());
    await mailbox.deliver(message({ to: '+15551234567', medium: 'SMS', subject: '' }));
    await mailbox.deliver(message({ code: '654321' }));
    expect((await mailbox.messages()).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect((await mailbox.messages('ANN@example.com')).map(({ code }) => code)).toEqual([
      '654321',
      '123456',
    ]);
    expect(await mailbox.messages('bob@example.com')).toEqual([]);
  });

  it('logs one line per message and strips control characters from the address', async () => {
    await mailbox.deliver(message());
    await mailbox.deliver(message({ to: 'a\u001b[2J\nb@example.com' }));
    expect(lines).toEqual([
      '[mailbox] email to ann@example.com: sign-up code 123456',
      '[mailbox] email to a?[2J?b@example.com: sign-up code 123456',
    ]);
  });

  it('keeps the newest messages across a restart', async () => {
    await Promise.all(
      Array.from({ length: mailboxCapacity + 3 }, (_, index) =>
        mailbox.deliver(message({ code: String(index) })),
      ),
    );
    await store.close();
    await open();
    const kept = await mailbox.messages();
    expect(kept).toHaveLength(mailboxCapacity);
    expect(kept[0]?.id).toBe(mailboxCapacity + 3);
    expect(kept.at(-1)?.id).toBe(4);
    await mailbox.deliver(message());
    expect((await mailbox.messages())[0]?.id).toBe(mailboxCapacity + 4);
  });
});

describe('the mailbox page', () => {
  it('escapes messages and forbids inline scripts', async () => {
    const attack = `"><img src=x onerror=alert(1)></title>'&`;
    await mailbox.deliver(message({ to: attack, subject: attack, body: attack, code: attack }));
    const { body, policy } = await get(`/mailbox?to=${encodeURIComponent(attack)}`);
    expect(body).not.toContain('<img');
    expect(body).not.toContain(`"${attack}`);
    expect(body.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)?.length).toBeGreaterThanOrEqual(4);
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('shows an empty state', async () => {
    expect((await get('/mailbox')).body).toContain('No messages yet.');
    expect((await get('/mailbox?to=bob%40example.com')).body).toContain(
      'No messages to bob@example.com yet.',
    );
  });
});
