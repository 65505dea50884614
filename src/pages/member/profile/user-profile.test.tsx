import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { describe, expect, it, vi } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { tokensOf } from '@/testing/stored-tokens';
import { UserProfilePage } from './user-profile';
import { bare, found, open, refusing, saving, stored } from './testing/open-profile';

async function editing(answers: Parameters<typeof stubDataApi>[0]) {
  const { calls, user } = open(answers);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return { calls, user };
}

describe('the profile page', () => {
  it('has two columns: you, and your account with email and password together', async () => {
    open(found(stored));
    await screen.findByText('02134');
    const titlesIn = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('heading', { level: 2 })
        .map(({ textContent }) => textContent);
    expect(titlesIn('You')).toEqual([
      'What matters to you',
      'Units',
      'Going away?',
      'Daily reminder',
      'Set-aside tasks',
    ]);
    expect(titlesIn('Your account')).toEqual([
      'Email and password',
      'Signed-in devices',
      'Your data',
      'Delete your account',
    ]);
    const signIn = within(screen.getByRole('region', { name: 'Email and password' }));
    expect(signIn.getByRole('button', { name: 'Change email' })).toBeVisible();
    expect(signIn.getByRole('link', { name: 'Change Password' })).toBeVisible();
    const closing = screen.getByRole('region', { name: 'Delete your account' });
    for (const stays of [/backups for 35 days/, /records of requests.* for 30 days/]) {
      expect(closing).toHaveTextContent(stays);
    }
    expect(closing).toHaveTextContent(
      /What stays: .* mark .* for a few days.* identity number .* for good/,
    );
  });

  it('asks to confirm the deletion of the account each time', async () => {
    open(found(bare));
    const user = userEvent.setup();
    const ask = () => user.click(screen.getByRole('button', { name: 'Delete account…' }));
    const typed = () => screen.getByLabelText('Type your email to confirm');
    await ask();
    await user.type(typed(), 'fern@example.com');
    await user.click(screen.getByRole('button', { name: 'Keep my account' }));
    await ask();
    expect(typed()).toHaveValue('');
  });

  it("shows 'Not set' for empty fields", async () => {
    open(found(bare));
    expect(await screen.findAllByText('Not set')).toHaveLength(3);
  });

  it('follows the account’s email when it was changed on another device', async () => {
    const ivy = 'ivy@example.com';
    const tokens = tokensOf({ sub: 'a1', email: ivy });
    const renewed = { accessToken: decodeJWT(tokens.access), idToken: decodeJWT(tokens.id) };
    vi.spyOn(cognitoUserPoolsTokenProvider, 'getTokens').mockResolvedValue(renewed);
    const { calls } = open({ ...found(stored), ...saving });
    expect(await screen.findByText(ivy)).toBeInTheDocument();
    expect(calls.map(({ operation, variables }) => [operation, variables['input']])).toEqual([
      ['ProfileDetails', undefined],
      ['SaveProfileDetails', { id: 'a1', email: ivy }],
    ]);
  });
});

it('The owner of a social account can change neither a password nor an address, and reads why', async () => {
  stubDataApi(found(stored));
  renderMemberPage({
    path: '/userprofilepage',
    page: <UserProfilePage />,
    account: { provider: 'Google' },
  });
  expect(await screen.findByRole('button', { name: 'Edit Profile' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Change Password' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Change email' })).toBeNull();
  expect(screen.getByRole('region', { name: 'Sign-in' })).toHaveTextContent(
    /You sign in with Google as fern@example.com.*a separate account/,
  );
});

describe('editing the profile', () => {
  it('saves the typed text, empty fields as null, and says so', async () => {
    const { calls, user } = await editing({ ...found(stored), ...saving });
    expect(screen.getByLabelText('Screen name')).toHaveFocus();
    await user.clear(screen.getByLabelText('Screen name'));
    await user.clear(screen.getByLabelText('State'));
    await user.type(screen.getByLabelText('State'), 'n.y');
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('NY: New York');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile saved.')).toBeInTheDocument();
    expect(screen.getByText('NY')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(calls.at(-1)).toEqual({
      operation: 'SaveProfileDetails',
      variables: { input: { id: 'a1', screenname: null, state: 'NY', zip: 2134 } },
    });
  });

  it('refuses a ZIP without five digits, focuses it, and saves nothing', async () => {
    const { calls, user } = await editing({ ...found(bare), ...saving });
    const zip = screen.getByLabelText('ZIP');
    expect(zip).toHaveAccessibleDescription('Use a five digit numeric zip code (e.g., 90210)');
    await user.type(zip, '9a0b2');
    expect(zip).toHaveValue('902');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(zip).toHaveAccessibleDescription(/Please enter a valid five digit zip code/);
    expect(zip).toHaveFocus();
    expect(calls.map(({ operation }) => operation)).toEqual(['ProfileDetails']);
  });

  it('keeps the input when the save fails', async () => {
    const { user } = await editing({ ...found(stored), ...refusing });
    await user.type(screen.getByLabelText('Screen name'), ' Green');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Couldn’t save your profile.')).toBeInTheDocument();
    expect(screen.getByLabelText('Screen name')).toHaveValue('Fern Green');
  });

  it('discards changes on Cancel', async () => {
    const { calls, user } = await editing(found(stored));
    await user.type(screen.getByLabelText('Screen name'), ' Green');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Fern')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(calls).toHaveLength(1);
  });
});
