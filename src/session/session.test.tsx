import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAccount, useSession } from './session';
import { sessionStore } from './store';

const fern = { id: 'a1', email: 'fern@example.com', loginId: 'fern', isAdmin: false };

function Account() {
  return <p>{useAccount().email}</p>;
}

function Status() {
  return <p>{useSession().status}</p>;
}

it('renders the current session, and each one that follows', () => {
  render(<Status />);
  expect(screen.getByText('configuring')).toBeInTheDocument();
  act(() => sessionStore.setSession({ status: 'unauthenticated' }));
  expect(screen.getByText('unauthenticated')).toBeInTheDocument();
});

it('gives the account to a guarded page, and throws on any other', () => {
  sessionStore.setSession({ status: 'authenticated', account: fern });
  const { unmount } = render(<Account />);
  expect(screen.getByText('fern@example.com')).toBeInTheDocument();
  unmount();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStore.setSession({ status: 'unauthenticated' });
  expect(() => render(<Account />)).toThrow(/behind RequireAccount only/);
  reported.mockClear();
});
