import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, type MockInstance, vi } from 'vitest';
import { useSession } from '@/session/session';
import { Refusal, renewalOf, REVOKED, stubIdentityService } from '@/testing/identity-service';
import { renderMemberPage } from '@/testing/member-page';
import { tokensOf } from '@/testing/stored-tokens';
import { SignOutEverywhere } from './sign-out-everywhere';

const busy = new Refusal('TooManyRequestsException', 'Rate exceeded');
const expired = new Refusal('NotAuthorizedException', 'Access Token has expired');

/** The section while signed in, as the guards show it. */
function Guarded() {
  return useSession().status === 'authenticated' ? <SignOutEverywhere /> : <p>Signed out.</p>;
}

async function leave() {
  renderMemberPage({ path: '/userprofilepage', page: <Guarded /> });
  await userEvent.setup().click(screen.getByRole('button', { name: 'Sign out everywhere' }));
}

function expectReported(message: string) {
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    'Signing out everywhere failed.',
    expect.objectContaining({ message }),
  );
  reported.mockClear();
}

let reported: MockInstance<typeof console.error>;

beforeEach(() => {
  reported = vi.spyOn(console, 'error').mockImplementation(() => {});
});

it.each([
  ['the service is too busy', [busy], 'Rate exceeded'],
  ['there is no response', [], 'We couldn’t reach the server. Try again.'],
])('if %s, says why and keeps this session', async (_, answers, message) => {
  stubIdentityService(Object.fromEntries(answers.map((answer) => ['GlobalSignOut', () => answer])));
  await leave();
  expect(await screen.findByText('You’re still signed in.')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Sign out everywhere' })).toBeEnabled();
  expectReported(message);
});

it('An expired token ends no session: a renewed one does', async () => {
  const answers: unknown[] = [expired, {}];
  const calls = stubIdentityService({
    GlobalSignOut: () => answers.shift(),
    GetTokensFromRefreshToken: () => renewalOf(tokensOf({ sub: 'a1' })),
    RevokeToken: () => ({}),
  });
  await leave();
  expect(await screen.findByText('Signed out.')).toBeVisible();
  const ended = calls.filter(({ operation }) => operation === 'GlobalSignOut');
  expect(ended).toHaveLength(2);
});

it('ends this session if it was revoked elsewhere', async () => {
  const GlobalSignOut = () =>
    new Refusal('NotAuthorizedException', 'Access Token has been revoked');
  stubIdentityService({ ...REVOKED, GlobalSignOut });
  await leave();
  expect(await screen.findByText('Signed out.')).toBeVisible();
  expectReported('Unauthorized');
});
