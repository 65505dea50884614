import type { Page } from '@playwright/test';
import { expect, test } from '../setup/fixtures';
import {
  cardOf,
  dailyNames,
  expectThreeDailies,
  markComplete,
  messages,
  messageUndo,
  scoreBar,
} from '../setup/home';
import { choose } from '../setup/swap';

/** Puts a new text in place of each, now and whenever one appears or changes, as Chrome's translation does. */
async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const translated = new WeakSet<Text>();
    const replace = (text: Text) => {
      const untouched = 'script, style, title, option, textarea, [translate="no"]';
      if (translated.has(text) || text.data.trim() === '') return;
      if (!text.parentElement || text.parentElement.closest(untouched)) return;
      const outer = document.createElement('font');
      const inner = outer.appendChild(document.createElement('font'));
      const copy = inner.appendChild(new Text(text.data));
      translated.add(copy);
      text.replaceWith(outer);
    };
    const replaceIn = (root: Node) => {
      if (root instanceof Text) return replace(root);
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      for (const text of texts) replace(text);
    };
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        if (target instanceof Text) replace(target);
        for (const node of addedNodes) replaceIn(node);
      }
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

test('completions, refreshes and swaps work and count on a page that a browser translates', async ({
  home: page,
}) => {
  await translate(page);
  const [name = ''] = await dailyNames(page);
  const complete = async (task: string) => {
    const card = page.getByRole('article', { name: task, exact: true });
    await markComplete(card);
    await expect(messages(page)).toContainText(`“${task}”`);
    await expect(messages(page)).toContainText(/: \+\d+ point/);
    await expect(card.getByRole('button', { name: 'Task Complete' })).toBeVisible();
  };
  const expectCounted = async (done: string, level: number) => {
    await expect(page.getByText(done, { exact: true })).toBeVisible();
    await expect(scoreBar(page)).toContainText(`Level ${level}`);
  };

  await test.step('complete, undo in the message, complete again, undo on the card', async () => {
    await expectCounted('0 of 3 done today', 0);
    await complete(name);
    await expectCounted('1 of 3 done today', 1);
    await messageUndo(page).click();
    await expect(messages(page)).toContainText(`“${name}” is no longer marked complete.`);
    await expectCounted('0 of 3 done today', 0);
    await complete(name);
    await cardOf(page, name)
      .getByRole('button', { name: `Undo ${name}` })
      .click();
    await expectCounted('0 of 3 done today', 0);
  });

  await test.step('refresh and undo it, swap', async () => {
    const before = await dailyNames(page);
    await page.getByRole('button', { name: 'Refresh Daily Tasks' }).click();
    await expect(messages(page)).toContainText('You have new daily tasks.');
    await messageUndo(page).click();
    await expect(messages(page)).toContainText('Your earlier tasks are back.');
    await expect.poll(() => dailyNames(page)).toEqual(before);
    await choose(page, name, 'Swap for another');
    await expect(cardOf(page, name)).toHaveCount(0);
    await expectThreeDailies(page);
  });
});
