import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { decodeJWT } from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { describe, expect, it, vi } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { REFUSAL } from '@/testing/fake-api';
import { Refusal, responseOf } from '@/testing/identity-service';
import { renderMemberPage } from '@/testing/member-page';
import { tokensOf } from '@/testing/stored-tokens';
import { UserProfilePage } from './user-profile';

const stored = { email: 'fern@example.com', screenname: 'Fern', state: 'MA', zip: 2134 };
const bare = { email: 'fern@example.com', screenname: null, state: null, zip: null };

/** A response with a profile. */
const profileResponse = (profile: object) => ({
  ProfileDetails: () => ({ data: { getUserProfile: profile } }),
});

/** Stores saved fields. */
const saving = {
  SaveProfileDetails: ({ input }: Record<string, unknown>) => ({
    data: { updateUserProfile: { email: 'fern@example.com', ...Object(input) } },
  }),
};

/** Opens the profile page. Returns its requests and a user. */
function open(answers: Parameters<typeof stubDataApi>[0]) {
  const calls = stubDataApi(answers);
  renderMemberPage({ path: '/userprofilepage', page: <UserProfilePage /> });
  return { calls, user: userEvent.setup() };
}

async function editing(answers: Parameters<typeof stubDataApi>[0]) {
  const { calls, user } = open(answers);
  await user.click(await screen.findByRole('button', { name: 'Edit Profile' }));
  return { calls, user };
}

describe('the profile page', () => {
  it('shows set-aside tasks, email and password, and what remains of a deleted account', async () => {
    open(profileResponse(stored));
    await screen.findByText('02134');
    expect(screen.getByRole('heading', { name: 'Set-aside tasks' })).toBeVisible();
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

  it('asks to confirm the account’s deletion each time', async () => {
    open(profileResponse(bare));
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
    open(profileResponse(bare));
    expect(await screen.findAllByText('Not set')).toHaveLength(3);
  });

  it('follows the account’s email when it was changed on another device', async () => {
    const ivy = 'ivy@example.com';
    const tokens = tokensOf({ sub: 'a1', email: ivy });
    const renewed = { accessToken: decodeJWT(tokens.access), idToken: decodeJWT(tokens.id) };
    vi.spyOn(cognitoUserPoolsTokenProvider, 'getTokens').mockResolvedValue(renewed);
    const { calls } = open({ ...profileResponse(stored), ...saving });
    expect(await screen.findByText(ivy)).toBeInTheDocument();
    expect(calls.map(({ operation, variables }) => [operation, variables['input']])).toEqual([
      ['ProfileDetails', undefined],
      ['SaveProfileDetails', { id: 'a1', email: ivy }],
    ]);
  });
});

it('accepts a confirmed email even if the response was lost and the code has been used', async () => {
  const ivy = 'ivy@example.com';
  sessionStorage.setItem('verdure.email-code.a1', ivy);
  const session = (email: string) => {
    const { access, id } = tokensOf({ sub: 'a1', email });
    return { accessToken: decodeJWT(access), idToken: decodeJWT(id) };
  };
  vi.spyOn(cognitoUserPoolsTokenProvider, 'getTokens').mockImplementation(async (options) =>
    session(options?.forceRefresh ? ivy : stored.email),
  );
  const { user } = open({ ...profileResponse(stored), ...saving });
  const dataApi = fetch;
  const used = new Refusal('ExpiredCodeException', 'Invalid code provided.');
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) =>
    new Headers(request[1]?.headers).has('x-amz-target') ? responseOf(used) : dataApi(...request),
  );
  await user.type(await screen.findByLabelText('Confirmation Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`Your email is now ${ivy}.`)).toBeVisible();
});

it('reports a failed confirmation at once, without renewing the tokens', async () => {
  sessionStorage.setItem('verdure.email-code.a1', 'ivy@example.com');
  const { access, id } = tokensOf({ sub: 'a1', email: stored.email });
  const asked = vi
    .spyOn(cognitoUserPoolsTokenProvider, 'getTokens')
    .mockResolvedValue({ accessToken: decodeJWT(access), idToken: decodeJWT(id) });
  const { user } = open(profileResponse(stored));
  await user.type(await screen.findByLabelText('Confirmation Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(asked).not.toHaveBeenCalledWith(expect.objectContaining({ forceRefresh: true }));
});

it('a social account can’t change its password or email, and says why', async () => {
  stubDataApi(profileResponse(stored));
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
    const { calls, user } = await editing({ ...profileResponse(stored), ...saving });
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
    const { calls, user } = await editing({ ...profileResponse(bare), ...saving });
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
    const { user } = await editing({
      ...profileResponse(stored),
      SaveProfileDetails: () => REFUSAL,
    });
    await user.type(screen.getByLabelText('Screen name'), ' Green');
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Couldn’t save your profile.')).toBeInTheDocument();
    expect(screen.getByLabelText('Screen name')).toHaveValue('Fern Green');
  });

  it('discards changes on Cancel', async () => {
    const { calls, user } = await editing(profileResponse(stored));
    await user.type(screen.getByLabelText('Screen name'), ' Green');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Fern')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Edit Profile' })).toHaveFocus();
    expect(calls).toHaveLength(1);
  });
});

/** Ends the session, and opens the page for the same account again. */
function signInAgain(): void {
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  open(profileResponse(stored));
}

// Each form, the button that opens it, its field, and what is typed.
it.each([
  ['Change email', 'New email', 'new@example.com'],
  ['Edit Profile', 'Screen name', 'Fern Green'],
  [undefined, 'Back on', isoDay(calendarDayOf(Date.now()) + 3)],
])(
  'Text typed before a session ended is there when its account signs in again: %s, %s',
  async (opener, label, text) => {
    open(profileResponse(stored));
    if (opener) await userEvent.click(await screen.findByRole('button', { name: opener }));
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    signInAgain();
    expect(await screen.findByLabelText(label)).toHaveValue(text);
  },
);

it('Interests chosen before a session ended are still chosen when its account signs in again', async () => {
  open(profileResponse(stored));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Energy' }));
  signInAgain();
  expect(await screen.findByRole('checkbox', { name: 'Energy' })).toBeChecked();
});
