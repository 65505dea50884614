import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { CompleteSignUpPage } from './complete-sign-up';

const bare = { email: 'fern@example.com', screenname: null, state: null, zip: null };
const api = () =>
  stubDataApi({
    ProfileDetails: () => ({ data: { getUserProfile: bare } }),
    SaveProfileDetails: () => ({ data: { updateUserProfile: bare } }),
  });

async function shown(mustAcceptLicense: boolean) {
  const account = mustAcceptLicense ? { mustAcceptLicense: true as const } : {};
  renderMemberPage({ path: '/completesignup', page: <CompleteSignUpPage />, account });
  return { user: userEvent.setup(), go: await screen.findByRole('button', { name: "Let's Go!" }) };
}

describe('the complete sign-up page', () => {
  it('saves the profile and opens home', async () => {
    const calls = api();
    const { user, go } = await shown(false);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(screen.getByLabelText('Screen name'), 'Fern');
    await user.type(screen.getByLabelText('ZIP'), '02134');
    await user.click(go);
    expect(await screen.findByText('Somewhere else.')).toBeInTheDocument();
    expect(calls.at(-1)?.variables).toEqual({
      input: { id: 'a1', screenname: 'Fern', state: null, zip: 2134 },
    });
  });

  it('does not continue with an invalid field', async () => {
    const calls = api();
    const { user, go } = await shown(false);
    await user.type(screen.getByLabelText('State'), 'c');
    await user.click(go);
    expect(screen.getByText('Please enter a valid two-letter state code')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks an account without it for the license acknowledgment', async () => {
    const calls = api();
    const { user, go } = await shown(true);
    await user.click(go);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
      'You must accept the EULA to create an account',
    );
    expect(screen.getByRole('checkbox')).toHaveFocus();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('checkbox'));
    expect(screen.queryByText(/You must accept/)).toBeNull();
  });
});
