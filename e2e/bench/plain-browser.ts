import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { launchOptions } from '../setup/browser';
import { connectDevTools, type DevTools } from './dev-tools';

/** A tab of a plain browser, controlled by the DevTools protocol. */
export interface Tab {
  readonly devTools: DevTools;
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
  const address = await devToolsAddress(browser.stderr);
  browser.stderr.resume();
  const devTools = await connectDevTools(address);
  return {
    open: () => openTab(devTools, new URL(address).host),
    close: async () => {
      await devTools.send('Browser.close');
      await closed;
    },
  };
}

/** Returns the address that a browser names when it has started. */
async function devToolsAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const [, address] = /^DevTools listening on (ws:\S+)/.exec(line) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error('The browser ended before it could be controlled.');
}

const created = v.object({ targetId: v.string() });
const navigated = v.object({ loaderId: v.string() });
const lifecycleEvent = v.object({ loaderId: v.string(), name: v.string() });
const evaluated = v.object({
  result: v.object({ value: v.optional(v.unknown()) }),
  exceptionDetails: v.optional(v.object({ text: v.string() })),
});

async function openTab(browser: DevTools, host: string): Promise<Tab> {
  const opened = await browser.send('Target.createTarget', { url: 'about:blank' });
  const { targetId } = v.parse(created, opened);
  const devTools = await connectDevTools(`ws://${host}/devtools/page/${targetId}`);
  await devTools.send('Page.enable');
  await devTools.send('Page.setLifecycleEventsEnabled', { enabled: true });
  return {
    devTools,
    goto: async (url) => {
      const idle = new Set<string>();
      let settle: (() => void) | undefined;
      const stopListening = devTools.on('Page.lifecycleEvent', (params) => {
        const event = v.parse(lifecycleEvent, params);
        if (event.name === 'networkIdle') idle.add(event.loaderId);
        settle?.();
      });
      const { loaderId } = v.parse(navigated, await devTools.send('Page.navigate', { url }));
      await new Promise<void>((done) => {
        settle = () => {
          if (idle.has(loaderId)) done();
        };
        settle();
      });
      stopListening();
    },
    evaluate: async (run) => {
      const answer = await devTools.send('Runtime.evaluate', {
        expression: `(${run.toString()})()`,
        awaitPromise: true,
        returnByValue: true,
      });
      const { result, exceptionDetails } = v.parse(evaluated, answer);
      if (exceptionDetails) throw new Error(exceptionDetails.text);
      return result.value;
    },
    close: async () => {
      await browser.send('Target.closeTarget', { targetId });
      devTools.close();
    },
  };
}
