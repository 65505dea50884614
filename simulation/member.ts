import type { Pool } from './backend/pool';
import { act } from './deeds';
import type { Device } from './device/device';
import { Dice } from './dice';
import { isExpected } from './ending';
import type { Step } from './plan';
import type { Verdict } from './verdict';
import { countdownProblems } from './zones';

type Tab = Device['tabs'][number];

interface Around {
  readonly pool: Pool;
  readonly dice: Dice;
  readonly verdict: Verdict;
  /** Writes to the trace. */
  readonly say: (who: string, what: string) => void;
}

/** The member, who uses the pages of the devices. */
export class Member {
  /** Whether the member has closed the account, or begun to: nothing of it is to be left. */
  isClosed = false;
  #opened = 0;
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  /** Does what a step says on a device, if a page offers it; `tab` is in front. */
  use(step: Step, device: Device, tab: Tab | undefined): void {
    const { tabs } = device;
    switch (step.deed) {
      case 'open':
        this.#allowStorage(step, device);
        return this.#signIn(device) ? this.#open(device) : undefined;
      case 'secondTab':
        return tabs.length < 2 && device.isSignedIn ? this.#open(device) : undefined;
      case 'closeAccount':
        return this.#closeAccount(device);
      default:
        if (!tab) return undefined;
        // What another device has begun, this one may end.
        if (this.isClosed && step.which < 0.2) return this.#closeAccount(device);
        if (device.isSignedIn) return this.#act(step, device, tab);
        // Its page asks to sign in, which the member does now or later.
        if (step.which < 0.5 && this.#signIn(device))
          for (const { page } of tabs) this.#follow(device, 'visit', page.visit());
        return undefined;
    }
  }

  /** Sends what waits on the open pages of a device. */
  send(device: Device): void {
    for (const { page } of device.tabs)
      this.#follow(
        device,
        'send',
        page.send().then((count) => `send ${count}`),
      );
  }

  #allowStorage({ which }: Step, { browser, name }: Device): void {
    browser.isFull = false;
    // Some keep it blocked for longer.
    if (!browser.isBlocked || which >= 0.7) return;
    browser.isBlocked = false;
    this.#around.say(name, 'allows its storage again');
  }

  /** Signs a device in unless it is. Returns whether it is now. */
  #signIn(device: Device): boolean {
    if (device.isSignedIn) return true;
    const { pool, say } = this.#around;
    const { browser, name } = device;
    if (pool.isDeleted) {
      say(name, 'finds that its account is gone');
      return false;
    }
    if (browser.isOnline) browser.signIn();
    say(name, browser.isOnline ? 'signs in again' : 'can’t sign in without a connection');
    return browser.isOnline;
  }

  #closeAccount(device: Device): void {
    if (!device.isSignedIn || !device.browser.isOnline) return;
    if (device.tabs.length === 0) this.#open(device);
    const [tab] = device.tabs;
    if (!tab) return;
    this.isClosed = true;
    this.#follow(device, 'close the account', tab.page.closeAccount());
  }

  #open(device: Device): void {
    const { dice, say } = this.#around;
    const tab = device.open(new Dice(`${this.#opened++}#${dice.next()}`));
    say(device.name, `opens its tab ${device.tabs.length}`);
    this.#follow(device, 'visit', tab.page.visit());
  }

  #act(step: Step, device: Device, tab: Tab): void {
    const { truth, lists, goals, swaps } = this.#around.verdict;
    const deed = act(step, tab, { truth, lists, goals, swaps, browser: device.browser });
    if (deed) this.#follow(device, step.deed, deed);
  }

  /** Writes the outcome of a deed to the trace. An error that the page would show isn't a problem. */
  #follow(device: Device, what: string, deed: Promise<string | undefined | void>): void {
    const { say, verdict } = this.#around;
    const { name } = device;
    say(name, `begins: ${what}`);
    deed.then(
      (done) => this.#finish(device, done ?? what),
      (error: unknown) => {
        if (!isExpected(error))
          verdict.add([`${what}: ${error instanceof Error ? error.stack : String(error)}`]);
        say(name, `has failed: ${what} (${String(error)})`);
      },
    );
  }

  #finish(device: Device, what: string): void {
    const { say, verdict } = this.#around;
    say(device.name, `has done: ${what}`);
    verdict.add(countdownProblems(device));
  }
}
