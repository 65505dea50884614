import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { UNREACHABLE } from '@/lib/errors';
import { UnansweredError } from '@/session/service-answers';
import { Refusal, stubIdentityService } from '@/testing/identity-service';
import { renderMemberPage } from '@/testing/member-page';
import { UpdatePasswordPage } from './update-password';

// Amplify's updatePassword requests credentials from the identity pool first.
const credentials = {
  GetId: () => ({ IdentityId: 'us-east-1:1' }),
  GetCredentialsForIdentity: () => ({
    IdentityId: 'us-east-1:1',
    Credentials: { AccessKeyId: 'A', SecretKey: 'S', SessionToken: 'T', Expiration: 4_000_000_000 },
  }),
};

function shown() {
  renderMemberPage({ path: '/updatepassword', page: <UpdatePasswordPage /> });
  return {
    user: userEvent.setup(),
    current: screen.getByLabelText('Current password'),
    next: screen.getByLabelText('New password'),
    update: screen.getByRole('button', { name: 'Update Password' }),
  };
}

describe('the password change', () => {
  it('says that other devices stay signed in', () => {
    shown();
    expect(screen.getByText(/^Other devices stay signed in\./)).toBeVisible();
  });

  it('requires both fields', async () => {
    const calls = stubIdentityService({});
    const { user, current, next, update } = shown();
    await user.click(update);
    expect(current).toHaveAccessibleDescription('This field is required');
    expect(current).toHaveFocus();
    expect(next).toHaveAccessibleDescription(/This field is required/);
    expect(calls).toEqual([]);
  });

  it('shows its own message when the server sends none', async () => {
    stubIdentityService({
      ...credentials,
      ChangePassword: () => new Refusal('InternalErrorException', ''),
    });
    const { user, current, next, update } = shown();
    await user.type(current, 'Moss&Fern7');
    await user.type(next, 'Oak!Leaf88');
    await user.click(update);
    const text = 'An error occurred while updating the password';
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says what failed when the server can’t be reached, until dismissed', async () => {
    stubIdentityService({
      ...credentials,
      ChangePassword: () => {
        throw new UnansweredError(undefined, `${UNREACHABLE} It may have changed.`);
      },
    });
    const { user, current, next, update } = shown();
    await user.type(current, 'Moss&Fern7');
    await user.type(next, 'Oak!Leaf88');
    await user.click(update);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^An error occurred while updating the password/);
    expect(alert).toHaveTextContent(
      'We couldn’t reach the server. Try again. It may have changed.',
    );
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(update);
    expect(await screen.findByRole('alert')).toBeVisible();
  });

  it('normalizes passwords before sending them', async () => {
    const calls = stubIdentityService({ ...credentials, ChangePassword: () => ({}) });
    const { user, current, next, update } = shown();
    await user.type(current, 'Moss&Fe\u0301rn7');
    await user.type(next, 'Oa\u0302k!Leaf88');
    await user.click(update);
    expect(await screen.findByText('Password successfully updated!')).toBeInTheDocument();
    const sent = { PreviousPassword: 'Moss&F\u00E9rn7', ProposedPassword: 'O\u00E2k!Leaf88' };
    expect(calls.at(-1)?.body).toMatchObject(sent);
  });

  it('shows both passwords on demand', async () => {
    const { user, current, next } = shown();
    await user.click(screen.getByRole('checkbox', { name: 'Show passwords' }));
    expect(current).toHaveAttribute('type', 'text');
    expect(next).toHaveAttribute('type', 'text');
  });
});

it('a social account can’t change a password here, and says where to', () => {
  renderMemberPage({
    path: '/updatepassword',
    page: <UpdatePasswordPage />,
    account: { provider: 'Google' },
  });
  expect(screen.getByText(/You sign in with/)).toHaveTextContent('You sign in with Google as');
  expect(screen.queryByRole('button', { name: 'Update Password' })).toBeNull();
});
