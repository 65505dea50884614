import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, onTestFinished, vi } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { notesOf } from '@/data/actions/notes';
import { noteHeld } from '@/data/actions/testing/note-held';
import { complete, renew } from '@/domain/actions/testing/members';
import { taskOf } from '@/domain/testing/rows';
import { forgetNotes, removeNote } from '@/lib/notes';
import type { Session } from '@/session/session';
import { returnPlace, returnState } from '@/session/return-place';
// The page loads this on demand. Its library warns once that this user pool isn't Cognito's.
import * as amplify from '@/session/amplify';
import { sessionStore } from '@/session/store';
import { hasStoredTokens, TOKEN_KEY_PREFIX } from '@/session/token-storage';
import { accountOf, signedIn } from '@/testing/accounts';
import { setOnline } from '@/testing/connection';
import { Footer } from './footer';
import { Frame } from './frame';
import { SignedInHeader, VisitorHeader } from './layouts';

const account = accountOf({ id: 'a-sub', loginId: 'rowan@example.com' });
const visitor: Session = { status: 'unauthenticated' };
const member = signedIn(account);

type Entry = string | { pathname: string; state: unknown };

function show(session: Session, header: React.ReactNode, entry: Entry = '/') {
  sessionStore.setSession(session);
  render(
    <MemoryRouter initialEntries={[entry]}>
      <ToastProvider>{header}</ToastProvider>
    </MemoryRouter>,
  );
}

// Both menus are popovers, hidden until their button is pressed or the screen is wide.
const inMenus = { hidden: true };
const linkIn = (name: string) => screen.getByRole('link', { ...inMenus, name });

const linksOfMain = () =>
  within(screen.getByRole('navigation', inMenus))
    .getAllByRole('listitem', inMenus)
    .map((item) => item.textContent);

it('offers a visitor the public pages, sign-in and sign-up', () => {
  show(visitor, <VisitorHeader />);
  expect(linksOfMain()).toEqual(['Main', 'Impact', 'About']);
  expect(screen.getByRole('link', { name: 'User Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
    'href',
    '/newaccount',
  );
});

function WayBack() {
  const { pathname, state } = useLocation();
  return <output>{`${pathname}, then ${returnPlace(state).pathname}`}</output>;
}

it('keeps the return address through both sign-in buttons and “Skip to content”', async () => {
  const state = returnState({ pathname: '/library', search: '', hash: '' });
  show(
    visitor,
    <Frame header={<VisitorHeader />}>
      <WayBack />
    </Frame>,
    {
      pathname: '/login',
      state,
    },
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
  expect(location.hash).toBe('');
  for (const [name, path] of [
    ['Create an Account', '/newaccount'],
    ['User Login', '/login'],
  ] as const) {
    await user.click(screen.getByRole('link', { name }));
    expect(screen.getByText(`${path}, then /library`)).toBeInTheDocument();
  }
});

it('offers a signed-in user Home and the account menu instead', () => {
  show(member, <VisitorHeader />);
  expect(linksOfMain()).toEqual(['Main', 'Impact', 'About', 'Home']);
  expect(screen.queryByRole('link', { name: 'User Login' })).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Account menu for rowan@example.com' }),
  ).toHaveTextContent(/^R/);
});

it('shows members six links and a menu, marks the current page, and links the hub only for admins', () => {
  show(member, <SignedInHeader account={account} />, '/userhistory');
  expect(linksOfMain()).toEqual(['Home', 'History', 'Impact', 'Library', 'Offers', 'About']);
  expect(linkIn('History')).toHaveAttribute('aria-current', 'page');
  expect(linkIn('Home')).not.toHaveAttribute('aria-current');
  const panel = screen.getByRole('navigation', inMenus);
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  expect(panel).toHaveAttribute('data-open');
  fireEvent.click(linkIn('History'));
  expect(panel).not.toHaveAttribute('data-open');
  expect(linkIn('Your Home')).toHaveAttribute('href', '/userlanding');
  expect(linkIn('Your User Profile')).toHaveAttribute('href', '/userprofilepage');
  expect(screen.getByRole('button', { ...inMenus, name: 'Sign Out' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { ...inMenus, name: 'Admin' })).not.toBeInTheDocument();
  cleanup();
  show(member, <SignedInHeader account={{ ...account, isAdmin: true }} />);
  expect(linkIn('Admin')).toHaveAttribute('href', '/admin');
});

it('asks before a sign-out discards waiting actions', async () => {
  setOnline(false);
  const user = userEvent.setup();
  for (const time of [1, 2]) {
    noteHeld(account.id, complete(taskOf('a'), time));
  }
  show(member, <SignedInHeader account={account} />);
  const signOut = () => screen.getByRole('button', { ...inMenus, name: 'Sign Out' });
  await user.click(signOut());
  // Not loaded on demand: a deployment may have removed its code.
  const question = screen.getByRole('dialog', {
    name: '2 completions are waiting for a connection',
  });
  expect(question).toHaveTextContent('If you sign out now, you’ll lose them and the points.');
  await user.click(within(question).getByRole('button', { name: 'Stay signed in' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(notesOf(account.id)).toHaveLength(2);

  await user.click(signOut());
  act(() => removeNote(notesOf(account.id)[0]?.key ?? ''));
  expect(screen.getByRole('dialog')).toHaveAccessibleName(/^1 completion is waiting/);
  await user.click(await screen.findByRole('button', { name: 'Sign out anyway' }));
  await waitFor(() => expect(notesOf(account.id)).toEqual([]));
});

it('says so if nothing waits anymore while it asks about signing out', async () => {
  noteHeld(account.id, complete(taskOf('a'), 1));
  show(member, <SignedInHeader account={account} />);
  await userEvent.click(screen.getByRole('button', { ...inMenus, name: 'Sign Out' }));
  act(() => forgetNotes(account.id));
  const question = screen.getByRole('dialog', { name: 'Nothing is waiting anymore' });
  expect(within(question).getByRole('button', { name: 'Sign out' })).toBeVisible();
});

it('signs out without asking if only automatic actions are waiting', async () => {
  noteHeld(account.id, renew(0, 'abc'));
  show(member, <SignedInHeader account={account} />);
  await userEvent.click(screen.getByRole('button', { ...inMenus, name: 'Sign Out' }));
  await waitFor(() => expect(notesOf(account.id)).toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('signs out even if a deployment has removed the code for it', async () => {
  // Mocked here because another test may already have imported the module that loads it.
  vi.doMock('@/session/amplify', () => {
    throw new TypeError('No such file');
  });
  onTestFinished(() => vi.doUnmock('@/session/amplify'));
  localStorage.setItem(`${TOKEN_KEY_PREFIX}c1.rowan.accessToken`, 'token');
  show(member, <SignedInHeader account={account} />);
  await userEvent.click(screen.getByRole('button', { ...inMenus, name: 'Sign Out' }));
  // Another test's sign-out may end the session first.
  await waitFor(() => expect(hasStoredTokens()).toBe(false));
  await waitFor(() => expect(sessionStore.getSession().status).toBe('unauthenticated'));
});

it('signs a social account out offline without navigating to the provider', async () => {
  setOnline(false);
  const signOut = vi.spyOn(amplify, 'signOutHere');
  localStorage.setItem(`${TOKEN_KEY_PREFIX}c1.rowan.accessToken`, 'token');
  const social = { ...account, provider: 'Google' };
  show(signedIn(social), <SignedInHeader account={social} />);
  await userEvent.click(screen.getByRole('button', { ...inMenus, name: 'Sign Out' }));
  await waitFor(() => expect(sessionStore.getSession().status).toBe('unauthenticated'));
  expect(hasStoredTokens()).toBe(false);
  expect(signOut).not.toHaveBeenCalled();
});

it('has no account menu before the account is known', () => {
  show({ status: 'configuring' }, <SignedInHeader account={undefined} />);
  expect(linksOfMain()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Account menu/ })).not.toBeInTheDocument();
});

it('has the copyright line in the footer, and Benefits for members only', () => {
  show(visitor, <Footer />);
  expect(screen.getByText('Copyright Verdure Life, Inc. 2025')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Benefits' })).not.toBeInTheDocument();
});
