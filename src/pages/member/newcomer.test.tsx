import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { areFirstStepsPending, scheduleFirstSteps } from '@/lib/first-steps';
import { stubDataApi } from '@/testing/data-api';
import '@/testing/dialogs';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from './user-landing';

const welcome = { name: 'Welcome to Verdure' };

async function open(level = 0) {
  const api = new FakeApi(['a', 'b', 'c'].map((id) => taskOf(id)));
  api.profile = { level, updatedAt: '2025-01-01T00:00:00.000Z' };
  stubDataApi(api.answers());
  const page = renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  await screen.findAllByRole('article');
  return page;
}

beforeEach(() => localStorage.clear());

describe('the newcomer’s welcome', () => {
  it('follows the completed sign-up and leads through its screens', async () => {
    scheduleFirstSteps('a1');
    await open();
    await screen.findByRole('dialog', welcome);
    const user = userEvent.setup();
    expect(screen.getByRole('heading', { name: /Three lists, .+, 1 of 3/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: /SusScore grows .+, 2 of 3/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('heading', { name: /Points expire/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByRole('heading', { name: /SusScore grows/ })).toHaveFocus();
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
