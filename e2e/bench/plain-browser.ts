import { chromium } from '@playwright/test';
import CDP from 'chrome-remote-interface';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { launchOptions } from '../setup/browser';

/** A tab of a plain browser, controlled by the DevTools protocol. */
export interface Tab {
  readonly devTools: CDP.Client;
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

/**
 * Starts a browser on an existing profile. While Playwright or the DevTools' console watch a page, V8 notes where each
 * error and listener was made, for which it parses the script again: tasks of a page that makes some while it loads
 * take up to twice as long as a visitor's.
 */
export async function startPlainBrowser(
  profile: string,
  flags: readonly string[],
): Promise<PlainBrowser> {
  const browser = spawn(
    launchOptions.executablePath ?? chromium.executablePath(),
    [
      ...launchOptions.args,
      '--headless=new',
      '--ignore-certificate-errors',
      '--password-store=basic',
      `--user-data-dir=${profile}`,
      '--remote-debugging-port=0',
      ...flags,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const closed = once(browser, 'close');
  const { port, target } = await devToolsAddress(browser.stderr);
  browser.stderr.resume();
  return {
    open: () => openTab(port),
    close: async () => {
      const devTools = await CDP({ target, local: true });
      await devTools.Browser.close();
      await closed;
    },
  };
}

/** Returns the port that a browser names when it has started, and its own address there. */
async function devToolsAddress(
  output: NodeJS.ReadableStream,
): Promise<{ port: number; target: string }> {
  for await (const line of createInterface({ input: output })) {
    const [, target, port] = /^DevTools listening on (ws:\/\/[^:]+:(\d+)\/\S+)/.exec(line) ?? [];
    if (target !== undefined) return { port: Number(port), target };
  }
  throw new Error('The browser ended before it could be controlled.');
}

async function openTab(port: number): Promise<Tab> {
  const { id } = await CDP.New({ port, url: 'about:blank' });
  const devTools = await CDP({ port, target: id, local: true });
  await devTools.Page.enable();
  await devTools.Page.setLifecycleEventsEnabled({ enabled: true });
  return {
    devTools,
    goto: async (url) => {
      const events: { readonly loaderId: string; readonly name: string }[] = [];
      let settle: (() => void) | undefined;
      const stopListening = devTools.Page.lifecycleEvent((event) => {
        events.push(event);
        settle?.();
      });
      const { loaderId } = await devTools.Page.navigate({ url });
      await new Promise<void>((done) => {
        settle = () => {
          if (events.some((event) => event.loaderId === loaderId && event.name === 'networkIdle')) {
            done();
          }
        };
        settle();
      });
      stopListening();
    },
    evaluate: async (run) => {
      const { result, exceptionDetails } = await devTools.Runtime.evaluate({
        expression: `(${run.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      await CDP.Close({ port, id });
      await devTools.close();
    },
  };
}
