import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { areFirstStepsPending, scheduleFirstSteps } from '@/lib/first-steps';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from '@/pages/member/home/user-landing';

const welcome = { name: 'Welcome to Verdure' };

async function open(level = 0, more: Parameters<typeof stubDataApi>[0] = {}) {
  const api = new FakeApi(['a', 'b', 'c'].map((id) => taskOf(id)));
  api.profile = { level };
  const calls = stubDataApi({ ...api.answers(), ...more });
  const page = renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  await screen.findAllByRole('article');
  return { ...page, calls };
}

/** Opens the welcome's last screen. `saved` returns what has been written to the profile by now. */
async function openQuestion(more: Parameters<typeof stubDataApi>[0]) {
  scheduleFirstSteps('a1');
  const { calls } = await open(0, more);
  await screen.findByRole('dialog', welcome);
  const user = userEvent.setup();
  for (let at = 0; at < 3; at++) await user.click(screen.getByRole('button', { name: 'Next' }));
  const saved = () =>
    calls
      .filter(({ operation }) => operation === 'SaveProfileDetails')
      .map(({ variables }) => variables['input']);
  return { user, saved };
}

const choice = (category: string) => screen.getByRole('checkbox', { name: category });
const finish = () => screen.getByRole('button', { name: 'Show me my tasks' });

beforeEach(() => localStorage.clear());

describe('the newcomer’s welcome', () => {
  it('follows the completed sign-up and leads through its screens', async () => {
    scheduleFirstSteps('a1');
    await open();
    await screen.findByRole('dialog', welcome);
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: /Three lists, .+, 1 of 4/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: /SusScore grows .+, 2 of 4/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: /Points expire/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: /What matters .+, 4 of 4/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: /Points expire/ })).toHaveFocus();
  });

  it('saves what matters to the newcomer, and keeps the choice while they look back', async () => {
    const { user, saved } = await openQuestion({
      SaveProfileDetails: () => ({ data: { updateUserProfile: { email: 'fern@example.com' } } }),
    });
    for (const category of ['Water', 'Food', 'Home']) await user.click(choice(category));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(choice('Water')).toBeChecked();
    await user.click(choice('Home'));
    await user.click(finish());
    expect(await screen.findByText(/^Interests saved/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(saved()).toEqual([{ id: 'a1', interests: ['Food', 'Water'] }]);
  });

  it('says where to choose when the interests can’t be saved', async () => {
    const { user } = await openQuestion({});
    await user.click(choice('Waste'));
    await user.click(finish());
    expect(await screen.findByText(/You can choose them in your profile/)).toBeInTheDocument();
  });

  it('saves nothing when nothing is chosen', async () => {
    const { user, saved } = await openQuestion({});
    await user.click(finish());
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(saved()).toEqual([]);
  });

  it('can be skipped, and does not come back, not even after completing sign-up again', async () => {
    scheduleFirstSteps('a1');
    const { unmount } = await open();
    await userEvent.click(await screen.findByRole('button', { name: 'Skip' }));
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    unmount();
    scheduleFirstSteps('a1');
    expect(areFirstStepsPending('a1')).toBe(false);
    await open();
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
  });

  it('is not shown to members who have completed a task, or to other accounts', async () => {
    scheduleFirstSteps('a1');
    scheduleFirstSteps('b2');
    await open(4);
    expect(screen.queryByRole('dialog', welcome)).toBeNull();
    expect(areFirstStepsPending('b2')).toBe(true);
    expect(areFirstStepsPending('c3')).toBe(false);
  });
});
