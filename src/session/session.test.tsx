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

it('useSession returns the current session and renders again when it changes', () => {
  render(<Status />);
  expect(screen.getByText('configuring')).toBeInTheDocument();
  act(() => sessionStore.setSession({ status: 'unauthenticated' }));
  expect(screen.getByText('unauthenticated')).toBeInTheDocument();
});

it('useAccount returns the account on a guarded page and throws elsewhere', () => {
  sessionStore.setSession({ status: 'authenticated', account: fern });
  const { unmount } = render(<Account />);
  expect(screen.getByText('fern@example.com')).toBeInTheDocument();
  unmount();
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStore.setSession({ status: 'unauthenticated' });
  expect(() => render(<Account />)).toThrow(/behind RequireAccount only/);
  reported.mockClear();
});
