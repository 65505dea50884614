import { deletionOf, newName } from '../setup/admin-pages';
import { accountMenu, codeSentTo, newEmail, password } from '../setup/accounts';
import { tasksOf } from '../setup/completions';
import { expect, test } from '../setup/fixtures';
import { addButton } from '../setup/goals';
import { dailyCards, expectThreeDailies, messageUndo, scoreBar, undoButton } from '../setup/home';
import { tabAndPress, tabBackTo, tabTo } from '../setup/keyboard';
import { openAs } from '../setup/session';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a visitor can get from the landing page to the third completion and its undo by keyboard', async ({
  page,
}) => {
  const email = newEmail();

  await test.step('the first Tab stop skips the header', async () => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await tabAndPress(
      page,
      page.getByRole('main').getByRole('link', { name: 'Create an Account' }).first(),
    );
    await expect(page).toHaveURL('/newaccount');
  });

  await test.step('fills in the form field by field', async () => {
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(password);
    await tabTo(page, page.getByLabel('Confirm Password'));
    await page.keyboard.type(password);
    await tabAndPress(page, page.getByRole('checkbox', { name: /EULA/ }), 'Space');
    await tabAndPress(page, page.getByRole('button', { name: 'Create Account' }));
    await tabTo(page, page.getByLabel('Confirmation Code'));
    await page.keyboard.type(await codeSentTo(email));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/completesignup');
    await tabAndPress(page, page.getByRole('button', { name: "Let's Go!" }));
  });

  await test.step('the welcome dialog traps focus, and Escape returns it to the page', async () => {
    const welcome = page.getByRole('dialog', { name: 'Welcome to Verdure' });
    await expect(welcome.getByRole('heading', { name: /^What matters/ })).toBeFocused();
    await tabTo(page, welcome.getByRole('button', { name: 'Skip' }));
    await tabTo(page, welcome.getByRole('button', { name: 'Next' }));
    await page.keyboard.press('Tab');
    // After the last button, focus moves to the browser's own controls, never to the page behind.
    await expect(page.getByRole('main').locator(':focus:not(dialog *)')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(welcome).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expectThreeDailies(page);
  });

  await test.step('completes all three tasks, and undoes the third', async () => {
    for (const card of await dailyCards(page).all()) {
      await tabAndPress(page, card.getByRole('button', { name: 'Mark Complete' }));
      await expect(card.getByRole('button', { name: 'Task Complete' })).toBeDisabled();
      const name = (await card.getByRole('heading').textContent()) ?? '';
      await expect(undoButton(page, name)).toBeEnabled();
    }
    await expect(page.getByText('All done for today', { exact: true })).toBeVisible();
    await expect(scoreBar(page)).toContainText('Level 3');
    await expect(messageUndo(page)).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(messageUndo(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 of 3 done today')).toBeVisible();
    const last = dailyCards(page).last();
    await expect(last.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expect(last.locator(':focus')).toHaveCount(1);
  });

  await test.step('completes it again, and undoes it on the card', async () => {
    const card = dailyCards(page).last();
    const name = await card.getByRole('heading').textContent();
    await tabAndPress(page, card.getByRole('button', { name: 'Mark Complete' }));
    await expect(scoreBar(page)).toContainText('Level 3');
    const undo = card.getByRole('button', { name: `Undo ${name}` });
    await expect(undo).toBeEnabled();
    await tabAndPress(page, undo);
    await expect(card.getByRole('button', { name: 'Mark Complete' })).toBeEnabled();
    await expect(scoreBar(page)).toContainText('Level 2');
    await expect(card.locator(':focus')).toHaveCount(1);
  });
});

test('a member can sign in, add and remove goals, open the history and sign out by keyboard', async ({
  page,
  account,
}) => {
  await page.goto('/userlanding');
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(account.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(account.password);
  await page.keyboard.press('Enter');
  await expectThreeDailies(page);

  const goals = page.getByRole('region', { name: 'Do a Little More' });

  await test.step('closes a card’s details, and stays at the card', async () => {
    const card = dailyCards(page).first();
    await tabTo(page, card.getByRole('button', { name: /^About/ }));
    await page.keyboard.press('Tab');
    await expect(card.getByRole('region', { name: /^About/ })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
  });

  await test.step('adds two goals; the dialog traps focus and returns it', async () => {
    await tabAndPress(page, goals.getByRole('link', { name: 'Manage and Add...' }));
    await expect(page).toHaveURL('/mediumtasks');
    const [first = '', second = ''] = tasksOf('Medium').map(({ name }) => name);
    await tabAndPress(page, addButton(page, first));
    const question = page.getByRole('dialog');
    await tabAndPress(page, question.getByRole('button', { name: 'OK' }));
    await expect(question).toBeHidden();
    const card = page.getByRole('article', { name: first, exact: true });
    await expect(card.locator(':focus')).toHaveCount(1);
    await tabAndPress(page, addButton(page, second));
    await tabAndPress(page, question.getByRole('button', { name: 'Cancel' }));
    await expect(page).toHaveURL('/userlanding');
  });

  await test.step('removes one of the two', async () => {
    await expect(goals.getByRole('article')).toHaveCount(2);
    await tabAndPress(page, goals.getByRole('button', { name: 'Remove Task' }).first());
    await expect(goals.getByRole('article')).toHaveCount(1);
    await expect(page.locator(':focus')).toHaveCount(1);
  });

  await test.step('opens the history and signs out from the menu', async () => {
    await page.goto('/userlanding');
    await expectThreeDailies(page);
    await tabAndPress(page, scoreBar(page));
    await expect(page).toHaveURL('/userhistory');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(accountMenu(page)).toBeFocused();
    await page.keyboard.press('Enter');
    const leave = page.getByRole('button', { name: 'Sign Out', exact: true });
    const phoneOnItsSide = { width: 667, height: 240 };
    await page.setViewportSize(phoneOnItsSide);
    await tabTo(page, leave);
    await page.keyboard.press('Tab');
    // It would cover the focused element.
    await expect(leave).toBeHidden();
    await tabBackTo(page, accountMenu(page));
    await page.keyboard.press('Enter');
    await tabAndPress(page, leave);
    await expect(page).toHaveURL('/login');
  });
});

test('an admin can create, find, delete and restore a task by keyboard', async ({
  page,
  admin,
}) => {
  const name = newName('Oil the bike');
  const field = (label: string) => page.getByLabel(label, { exact: true });
  const type = async (label: string, text: string) => {
    await tabTo(page, field(label));
    await page.keyboard.type(text);
  };
  const row = page.getByRole('list').getByRole('article', { name, exact: true });

  await test.step('opens the task builder from the hub', async () => {
    await openAs(page, admin, '/admin');
    await tabAndPress(page, page.getByRole('link', { name: /^Task builder/ }));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('fills in the form, including its picture, and saves it', async () => {
    await type('Name', name);
    // One letter is enough; after a pause, a second one would start a new search.
    await type('Difficulty', 'M');
    await type('Score', '12');
    await type('Duration', '7');
    await type('Description', 'What to do.');
    await type('Earth Impact', 'Less waste.');
    await type('Financial Impact', 'Saves a little.');
    await type('Search pictures', 'daily-tap');
    await tabAndPress(page, page.getByRole('radio', { name: 'daily-tap-off.webp' }), 'Space');
    await expect(page.getByText('Selected: daily-tap-off.webp')).toBeVisible();
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText(`“${name}” is now live for all members.`)).toBeVisible();
    await expect(field('Name')).toBeFocused();
  });

  await test.step('finds it in the editor', async () => {
    await tabBackTo(page, page.getByRole('link', { name: 'Edit or delete tasks' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Task editor' })).toBeFocused();
    await tabTo(page, page.getByRole('searchbox', { name: /^Search tasks/ }));
    await page.keyboard.type(name);
  });

  await test.step('confirms its deletion, then restores it', async () => {
    await tabAndPress(page, row.getByRole('button', { name: 'Delete' }));
    await tabAndPress(page, deletionOf(page, name).confirm);
    await expect(row).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Tasks', exact: true })).toBeFocused();
    await tabBackTo(page, page.getByRole('button', { name: `Restore ${name}` }));
    await page.keyboard.press('Enter');
    await expect(row.getByText('Score: 12')).toBeVisible();
  });
});
