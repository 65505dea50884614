import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from '../../setup/accounts';
import { accountOf } from '../../setup/data-api';
import { expect } from '../../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  markComplete,
  openHome,
  scoreBar,
} from '../../setup/home';
import { ownRows } from '../../setup/own-rows';
import { waitForServiceWorker } from '../../setup/service-worker';
import { forgetMessages, keepMessages, shownMessages } from '../../setup/shown-messages';

const SAVED = /The (\d+)? ?changes? that waited for a connection (?:is|are) saved\./;

/** A member's browser, with a clock that stands still until the test moves it. */
export class Device {
  static async open(context: BrowserContext, account: Account, time: number): Promise<Device> {
    await context.clock.setFixedTime(time);
    await keepMessages(context);
    const page = await context.newPage();
    await openHome(page, account);
    return new Device(context, page);
  }

  private constructor(
    private readonly context: BrowserContext,
    public page: Page,
  ) {}

  /** Reloads the page. */
  async reload(time: number): Promise<void> {
    await this.context.clock.setFixedTime(time);
    await this.page.reload();
    await expectThreeDailies(this.page);
  }

  /** Goes offline, after a second visit has stored everything needed for that. */
  async leave(time: number): Promise<void> {
    await waitForServiceWorker(this.page);
    await this.reload(time);
    const hasDailies = () => Object.keys(localStorage).some((key) => key.endsWith('.dailies'));
    await expect.poll(() => this.page.evaluate(hasDailies)).toBe(true);
    await this.context.setOffline(true);
  }

  /** Closes the tab, if it is open. Leaves the page first, since a closing tab may briefly be online. */
  async close(): Promise<void> {
    if (this.page.isClosed()) return;
    await this.page.goto('about:blank');
    await this.page.close();
  }

  /** Makes the member look at the page, in a new tab if the last one is closed. */
  async wake(time: number): Promise<void> {
    await this.context.clock.setFixedTime(time);
    if (this.page.isClosed()) {
      this.page = await this.context.newPage();
      await this.page.goto('/userlanding');
    } else {
      await this.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    }
    await expectThreeDailies(this.page);
  }

  /** Returns the names of the daily tasks, once they differ from `before`. */
  async dailiesAfter(before: readonly string[] = []): Promise<string[]> {
    await expect.poll(() => dailyNames(this.page)).not.toEqual(before);
    await expectThreeDailies(this.page);
    return dailyNames(this.page);
  }

  /** Completes a task offline. */
  async complete(name: string, time: number): Promise<void> {
    await this.context.clock.setFixedTime(time);
    const card = cardOf(this.page, name);
    await forgetMessages(this.page);
    await markComplete(card);
    await expect(card.getByRole('button', { name: 'Task Complete' })).toBeVisible();
    // Until its request has failed, the page may treat it as sent.
    const isSaid = (text: string) =>
      text.includes(`“${name}” complete`) && text.includes('Saved on this device.');
    await expect.poll(async () => (await shownMessages(this.page)).some(isSaid)).toBe(true);
    await expect(card.getByText('Waiting for a connection')).toBeVisible();
  }

  /** Goes online. Expects each tap to be recorded, or reported as already done by another device. */
  async comeBack(time: number, taps: number): Promise<void> {
    await this.context.clock.setFixedTime(time);
    await this.context.setOffline(false);
    await this.wake(time);
    const told = this.page.getByText(/was already complete on another device\. Its points/);
    await expect
      .poll(async () => {
        // There is no such message if all were already complete.
        const saved = (await shownMessages(this.page)).find((text) => SAVED.test(text));
        const recorded = saved === undefined ? 0 : Number(SAVED.exec(saved)?.[1] ?? 1);
        return recorded + (await told.count());
      })
      .toBe(taps);
    await expect(this.page.getByText(/waiting for a connection$/i)).toHaveCount(0);
  }

  /** Returns the account's final state: its rows, and the texts of home and history. */
  async outcome() {
    const account = await accountOf(this.page);
    const { level, completions } = await ownRows(this.page);
    const rows = completions
      .map(({ id, ...row }) => ({ ...row, id: id.replace(account, '') }))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // A page first shows its snapshot.
    await expect(scoreBar(this.page)).toHaveAccessibleName(new RegExp(`Level ${level}\\b`));
    const score = await scoreBar(this.page).innerText();
    await scoreBar(this.page).click();
    const main = this.page.getByRole('main');
    await expect(main.getByText(`${rows.length} completed`, { exact: true })).toBeVisible();
    const history = await main.innerText();
    return { rows, level, score, history };
  }
}
