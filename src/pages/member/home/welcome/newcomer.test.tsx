import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountWith, REFUSAL } from '@/testing/fake-api';
import { complete } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { areFirstStepsPending, scheduleFirstSteps } from '@/lib/first-steps';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { openHome } from '@/pages/member/home/testing/home-page';

const welcome = { name: 'Welcome to Verdure' };
const water = ['w1', 'w2', 'w3'].map((id) => taskOf(id, 'Daily', { category: 'Water' }));
const SAVED = { data: { updateUserProfile: { email: 'fern@example.com' } } };

/** Opens a newcomer's home with the welcome. `saved` returns the profile fields written so far. */
async function open(more: Parameters<typeof stubDataApi>[0] = {}) {
  scheduleFirstSteps('a1');
  const api = accountWith('abcdef', ...water);
  const answers = {
    ...api.answers(),
    SaveProfileDetails: ({ input }: Record<string, unknown>) => {
      Object.assign(api.profile ?? {}, input);
      return SAVED;
    },
    ...more,
  };
  const page = openHome(api, answers);
  await screen.findByRole('dialog', welcome);
  await waitFor(() => expect(cards()).toHaveLength(3));
  const saved = () =>
    page.calls
      .filter(({ operation }) => operation === 'SaveProfileDetails')
      .map(({ variables }) => variables['input']);
  return { ...page, api, user: userEvent.setup(), saved };
}

const cards = () => screen.queryAllByRole('article', { hidden: true });
const names = () =>
  cards().map((card) => within(card).getAllByRole('heading', { hidden: true })[0]?.textContent);
const choice = (category: string) => screen.getByRole('checkbox', { name: category });
const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: RegExp) => screen.getByRole('heading', { name });

describe('the newcomer’s welcome', () => {
  it('asks what matters first, then says how it works, and each step can be skipped', async () => {
    const { user, saved } = await open();
    const shown = names();
    expect(heading(/What matters .+, 1 of 2/)).toHaveFocus();
    await user.click(choice('Water'));
    await user.click(button('Skip'));
    expect(heading(/Do, earn, grow, 2 of 2/)).toHaveFocus();
    const lines = within(screen.getByRole('dialog')).getAllByRole('listitem');
    expect(lines.map((line) => /^[A-Z][a-z]+(?=[A-Z])/.exec(line.textContent)?.[0])).toEqual([
      'Points',
      'Level',
      'Expiry',
    ]);
    expect(lines[0]).toHaveTextContent('for effort. What it saves is counted separately.');
    await user.click(button('Show me my tasks'));
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(saved()).toEqual([]);
    expect(names()).toEqual(shown);
  });

  it('chooses the first tasks by the newcomer’s interests', async () => {
    const { api, user, saved } = await open();
    // Leaves only water tasks, so every choice counts.
    api.tasks.splice(0, api.tasks.length, ...water);
    await user.click(choice('Water'));
    await user.click(choice('Food'));
    await user.click(button('Next'));
    await waitFor(() => expect(button('Show me my tasks')).not.toHaveAttribute('aria-busy'));
    await user.click(button('Show me my tasks'));
    expect(saved()).toEqual([{ id: 'a1', interests: ['Food', 'Water'] }]);
    await waitFor(() => expect(new Set(names())).toEqual(new Set(water.map(({ name }) => name))));
  });

  it('hides tasks that are about to be replaced when it is closed early', async () => {
    const held = deferred<void>();
    const { api, user } = await open({
      SaveProfileDetails: () => held.promise.then(() => SAVED),
    });
    api.tasks.splice(0, api.tasks.length, ...water);
    await user.click(choice('Water'));
    await user.click(button('Next'));
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(cards()).toEqual([]);
    expect(screen.getByText('Choosing today’s tasks')).toBeInTheDocument();
    held.resolve();
    await waitFor(() => expect(new Set(names())).toEqual(new Set(water.map(({ name }) => name))));
    expect(await screen.findByText('You have new daily tasks.')).toBeInTheDocument();
  });

  it('keeps the tasks if another device has completed one of them', async () => {
    const { api, user, saved } = await open();
    const shown = names();
    api.commit([complete(taskOf(String(shown[0]).replace('Task ', '')), Date.now())]);
    await user.click(choice('Water'));
    await user.click(button('Next'));
    await waitFor(() => expect(button('Show me my tasks')).not.toHaveAttribute('aria-busy'));
    expect(saved()).toHaveLength(1);
    expect(names()).toEqual(shown);
  });

  it.each([
    // Everything but the save fails, as if offline.
    ['can’t be saved', { SaveProfileDetails: () => REFUSAL }, /choose them in your profile/],
    [
      'are saved and only the tasks can’t be read',
      { SaveProfileDetails: () => SAVED },
      /are saved\./,
    ],
  ])('says so when the interests %s', async (_, answers, text) => {
    const { user } = await open();
    await user.click(choice('Waste'));
    stubDataApi(answers);
    await user.click(button('Next'));
    await user.click(await screen.findByRole('button', { name: 'Show me my tasks' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('stays closed, even after completing sign-up again', async () => {
    const { api, user, unmount } = await open();
    await user.click(button('Close'));
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    unmount();
    scheduleFirstSteps('a1');
    expect(areFirstStepsPending('a1')).toBe(false);
    openHome(api);
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
  });

  it('is not shown to members who have completed a task, or to other accounts', async () => {
    scheduleFirstSteps('a1');
    scheduleFirstSteps('b2');
    const api = accountWith();
    api.profile = { level: 4 };
    openHome(api);
    await waitFor(() => expect(cards()).toHaveLength(3));
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(areFirstStepsPending('b2')).toBe(true);
    expect(areFirstStepsPending('c3')).toBe(false);
  });
});
