import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Readable, Writable } from 'node:stream';
import * as v from 'valibot';
import { launchOptions } from '../setup/browser';

/** A tab of a plain browser, controlled by the DevTools protocol. */
export interface Tab {
  /** Calls a method of the protocol. Rejects with the browser's error. */
  send(method: string, params?: object): Promise<unknown>;
  /** Opens `url` and waits until it has loaded and its requests have stopped. */
  goto(url: string): Promise<void>;
  /** Returns what a function without variables of its own module returns or resolves to in the page. */
  evaluate(run: () => unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser without Playwright. */
export interface PlainBrowser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}

const MessageSchema = v.object({
  id: v.optional(v.number()),
  method: v.optional(v.string()),
  params: v.optional(v.unknown()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
type Message = v.InferOutput<typeof MessageSchema>;

const LoaderSchema = v.object({ loaderId: v.string() });
const LifecycleSchema = v.object({ loaderId: v.string(), name: v.string() });
const EvaluatedSchema = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

/**
 * Starts a browser on an existing profile. While Playwright or the DevTools' console watch a page, V8 notes where each
 * error and listener was made, for which it parses the script again: tasks of a page that makes some while it loads
 * take up to twice as long as a visitor's.
 */
export function startPlainBrowser(profile: string, flags: readonly string[]): PlainBrowser {
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      '--headless=new',
      '--ignore-certificate-errors',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      '--remote-debugging-pipe',
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const closed = once(browser, 'close');
  const [, , , input, output] = browser.stdio;
  if (!(input instanceof Writable && output instanceof Readable)) {
    throw new Error('The browser was started without its pipes.');
  }
  const connection = connect(input, output);
  return {
    open: () => openTab(connection),
    close: async () => {
      await connection.send('Browser.close');
      await closed;
    },
  };
}

interface Connection {
  send(method: string, params?: object, sessionId?: string): Promise<unknown>;
  /** Resolves once an event comes for which `isAwaited` is true. */
  event(isAwaited: (event: Message) => boolean): Promise<void>;
}

function connect(input: Writable, output: Readable): Connection {
  const answers = new Map<number, (message: Message) => void>();
  const listeners = new Set<(event: Message) => void>();
  let lastId = 0;
  let rest = '';
  output.setEncoding('utf8');
  output.on('data', (text: string) => {
    const messages = (rest + text).split('\0');
    rest = messages.pop() ?? '';
    for (const one of messages) receive(v.parse(MessageSchema, JSON.parse(one)));
  });
  function receive(message: Message): void {
    if (message.id === undefined) {
      for (const listen of listeners) listen(message);
      return;
    }
    answers.get(message.id)?.(message);
    answers.delete(message.id);
  }
  return {
    async send(method, params, sessionId) {
      lastId += 1;
      const id = lastId;
      const answered = new Promise<Message>((resolve) => answers.set(id, resolve));
      input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      const { result, error } = await answered;
      if (error) throw new Error(`${method}: ${error.message}`);
      return result;
    },
    event: (isAwaited) =>
      new Promise((resolve) => {
        const listen = (event: Message) => {
          if (!isAwaited(event)) return;
          listeners.delete(listen);
          resolve();
        };
        listeners.add(listen);
      }),
  };
}

async function openTab(connection: Connection): Promise<Tab> {
  const { targetId } = v.parse(
    v.object({ targetId: v.string() }),
    await connection.send('Target.createTarget', { url: 'about:blank' }),
  );
  const { sessionId } = v.parse(
    v.object({ sessionId: v.string() }),
    await connection.send('Target.attachToTarget', { targetId, flatten: true }),
  );
  const send = (method: string, params?: object) => connection.send(method, params, sessionId);
  await send('Page.enable');
  await send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    send,
    goto: async (url) => {
      const { loaderId } = v.parse(LoaderSchema, await send('Page.navigate', { url }));
      await connection.event(
        ({ params }) =>
          v.is(LifecycleSchema, params) &&
          params.loaderId === loaderId &&
          params.name === 'networkIdle',
      );
    },
    evaluate: async (run) => {
      const { result, exceptionDetails } = v.parse(
        EvaluatedSchema,
        await send('Runtime.evaluate', {
          expression: `(${run.toString()})()`,
          awaitPromise: true,
          returnByValue: true,
        }),
      );
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      await connection.send('Target.closeTarget', { targetId });
    },
  };
}
