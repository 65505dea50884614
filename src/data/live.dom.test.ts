import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from '@/domain/instant';
import { storeTokens } from '@/testing/stored-tokens';
import { linkModel } from '@/domain/models/link-model';
import { catalogDocuments } from './catalog-documents';
import { type LiveListener, subscribeToList } from './live';

/**
 * The API's end of the WebSockets. It answers messages unless it is deaf, can refuse some subscriptions first, and can
 * stop acknowledging.
 */
const server = {
  isDeaf: false,
  refusals: 0,
  acknowledgments: Infinity,
  sockets: new Set<FakeSocket>(),
};

const REFUSED = { errors: [{ errorType: 'DuplicatedOperationError', message: 'It exists' }] };

class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readonly bufferedAmount = 0;
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor() {
    super();
    server.sockets.add(this);
    setTimeout(() => {
      this.readyState = FakeSocket.OPEN;
      this.onopen?.();
    });
  }

  send(text: string): void {
    const { type, id }: { type: string; id?: string } = JSON.parse(text);
    if (type === 'connection_init') {
      this.answer({ type: 'connection_ack', payload: { connectionTimeoutMs: 5 * MINUTE_MS } });
      this.answer({ type: 'ka' });
    } else if (type === 'start') {
      const isRefused = server.refusals > 0;
      server.refusals -= 1;
      if (!isRefused && --server.acknowledgments < 0) return;
      this.answer(isRefused ? { type: 'error', id, payload: REFUSED } : { type: 'start_ack', id });
    }
  }

  answer(message: object): void {
    if (server.isDeaf) return;
    setTimeout(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }

  close(): void {
    server.sockets.delete(this);
    this.readyState = 3;
    setTimeout(() => this.onclose?.({ reason: '' }));
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** Subscribes to the links; the log records when they went live or stopped. */
function followLinks() {
  const log: string[] = [];
  const ignore = () => undefined;
  const listener: LiveListener = {
    written: ignore,
    deleted: ignore,
    unclear: ignore,
    showLive: (isLive) => void log.push(isLive ? 'live' : 'lost'),
  };
  return { log, stop: subscribeToList(catalogDocuments(linkModel), listener) };
}

/** AppSync sends this each minute. */
function keepAlive(): void {
  for (const socket of server.sockets) socket.answer({ type: 'ka' });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  storeTokens({ sub: 'a1' });
  // On any other page, Amplify would fetch AWS credentials.
  history.replaceState(null, '', '/login');
  server.isDeaf = false;
  server.refusals = 0;
  server.acknowledgments = Infinity;
});

it('A list is live again once the API acknowledges its subscriptions, however long it was silent', async () => {
  const { log, stop } = followLinks();
  await pass(SECOND_MS);
  expect(log.at(-1)).toBe('live');
  for (const silence of [2 * MINUTE_MS, 6 * MINUTE_MS, 30 * MINUTE_MS]) {
    log.length = 0;
    server.isDeaf = true;
    await pass(silence);
    expect(log).not.toContain('live');
    expect(log).toContain('lost');
    server.isDeaf = false;
    for (let minute = 0; minute < 3; minute++) {
      keepAlive();
      await pass(MINUTE_MS);
    }
    expect(log.at(-1)).toBe('live');
  }
  stop();
  await pass(MINUTE_MS);
});

it('A list becomes live once an unresponsive API answers', async () => {
  server.isDeaf = true;
  const { log, stop } = followLinks();
  await pass(10 * MINUTE_MS);
  expect(log).not.toContain('live');
  server.isDeaf = false;
  await pass(3 * MINUTE_MS);
  expect(log.at(-1)).toBe('live');
  stop();
});

it('A list that restarts is live only once all its subscriptions are acknowledged again', async () => {
  server.refusals = 1;
  const { log, stop } = followLinks();
  await pass(SECOND_MS);
  server.acknowledgments = 1;
  await pass(10 * SECOND_MS);
  expect(log).not.toContain('live');
  server.acknowledgments = Infinity;
  await pass(2 * MINUTE_MS);
  expect(log.at(-1)).toBe('live');
  stop();
});
