import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { launchOptions } from '../setup/browser';

/** A tab of a plain browser, controlled by the DevTools protocol. */
interface Tab {
  /** Sends a command. Rejects with the browser's message if it fails. */
  send(method: string, params?: object): Promise<unknown>;
  /** Opens `url` and waits until it has loaded. */
  goto(url: string): Promise<void>;
  /** Runs a function, which can't use variables of its module, in the page. Returns its resolved result. */
  evaluate(run: () => unknown): Promise<unknown>;
  close(): Promise<void>;
}

/** A browser without Playwright. */
export interface PlainBrowser {
  /** The port of its DevTools protocol. */
  readonly port: number;
  open(): Promise<Tab>;
  /** Closes it, and removes its profile. */
  close(): Promise<void>;
}

/**
 * Starts a browser on an existing profile. While Playwright or the DevTools console watches a page, V8 records where
 * each error and listener was created, and parses the script again to do so. A page that creates any while loading then
 * takes up to twice as long as for a visitor.
 */
export async function startPlainBrowser(profile: string): Promise<PlainBrowser> {
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      '--headless=new',
      '--ignore-certificate-errors',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = once(browser, 'close');
  const { host, port } = await devToolsUrl(browser.stderr);
  browser.stderr.resume();
  return {
    port: Number(port),
    open: () => openTab(host),
    close: async () => {
      browser.kill();
      await closed;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Returns the DevTools address that a browser prints when it has started. */
async function devToolsUrl(output: NodeJS.ReadableStream): Promise<URL> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return new URL(address);
  }
  throw new Error('The browser ended before it could be controlled.');
}

const openedSchema = v.object({ id: v.string(), webSocketDebuggerUrl: v.string() });
const answerSchema = v.object({
  id: v.optional(v.number()),
  result: v.optional(v.unknown()),
  error: v.optional(v.object({ message: v.string() })),
});
type Answer = v.InferOutput<typeof answerSchema>;
const evaluatedSchema = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

async function openTab(host: string): Promise<Tab> {
  const opened = await fetch(`http://${host}/json/new?about:blank`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = v.parse(openedSchema, await opened.json());
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const settle = new Map<number, (answer: Answer) => void>();
  socket.on('message', (raw: Buffer) => {
    const answer = v.parse(answerSchema, JSON.parse(raw.toString('utf8')));
    if (answer.id !== undefined) settle.get(answer.id)?.(answer);
  });
  const send: Tab['send'] = (method, params) =>
    new Promise((done, fail) => {
      const id = settle.size + 1;
      settle.set(id, ({ result, error }) => {
        if (error) fail(new Error(`${method}: ${error.message}`));
        else done(result);
      });
      socket.send(JSON.stringify({ id, method, params }));
    });
  const evaluate: Tab['evaluate'] = async (run) => {
    const expression = `(${run.toString()})()`;
    const options = { expression, awaitPromise: true, returnByValue: true };
    const answer = v.parse(evaluatedSchema, await send('Runtime.evaluate', options));
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  };
  // Otherwise, no script runs in a new document.
  await send('Page.enable');
  return {
    send,
    evaluate,
    goto: async (url) => {
      await send('Page.navigate', { url });
      await evaluate(loaded);
    },
    close: async () => {
      socket.close();
      await fetch(`http://${host}/json/close/${id}`);
    },
  };
}

/** Runs in a page. Resolves once it has loaded. */
async function loaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((done) => addEventListener('load', done));
}
