import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { returnPlace } from '@/session/return-place';
import type { Session } from '@/session/session';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { RedirectIfAuthenticated, RequireAccount, RequireAdmin } from './guards';

const visitor: Session = { status: 'unauthenticated' };
const waiting: Session = { status: 'configuring' };

type Entry = string | { pathname: string; state: unknown };

function visit(session: Session, entry: Entry) {
  sessionStore.setSession(session);
  return render(
    <ToastProvider>
      <MemoryRouter initialEntries={[entry]}>
        <Routes>
          <Route element={<RedirectIfAuthenticated />}>
            <Route path="/login" element={<Where name="the login" />} />
          </Route>
          <Route element={<RequireAccount />}>
            <Route path="/library" element={<Where name="the library" />} />
            <Route path="/userlanding" element={<Where name="home" />} />
            <Route path="/userprofilepage" element={<input aria-label="Name" />} />
            <Route path="/completesignup" element={<Where name="the profile" />} />
            <Route element={<RequireAdmin />}>
              <Route path="/admin" element={<Where name="the hub" />} />
            </Route>
          </Route>
        </Routes>
      </MemoryRouter>
    </ToastProvider>,
  );
}

const change = (session: Session) => act(() => sessionStore.setSession(session));

function Where({ name }: { name: string }) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>This is {name}.</p>
      <output>{JSON.stringify({ pathname, search, back: returnPlace(state) })}</output>
    </>
  );
}

const destination = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

describe('RequireAccount', () => {
  it('clears typed text when another account signs in', () => {
    visit(signedIn(), '/userprofilepage');
    fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Fern' } });
    change(signedIn({ email: 'new@e.com' }));
    expect(screen.getByLabelText('Name')).toHaveValue('Fern');
    change(signedIn({ id: 'b1' }));
    expect(screen.getByLabelText('Name')).toHaveValue('');
  });

  it('remembers the page and the account when a session ends', () => {
    visit(signedIn(), '/library');
    change(visitor);
    expect(destination()).toMatchObject({ back: { pathname: '/library', accountId: 'a1' } });
  });

  it.each([
    ['signed out', () => sessionStore.setSigningOut(true)],
    ['closed the account', () => sessionStore.noteClosed()],
  ])('remembers no page for a user who %s', (_, end) => {
    visit(signedIn(), '/library');
    act(() => {
      end();
      sessionStore.setSession(visitor);
    });
    expect(destination()).toMatchObject({ pathname: '/login', back: { pathname: '/userlanding' } });
  });

  it('shows a skeleton until the session is known', () => {
    visit(waiting, '/library');
    expect(screen.queryByText(/This is/)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    change(signedIn());
    expect(screen.getByText('This is the library.')).toBeInTheDocument();
  });
});

it('RequireAdmin lets admins through, and sends a former admin home with a message', async () => {
  visit(signedIn({ isAdmin: true }), '/admin');
  expect(screen.getByText('This is the hub.')).toBeInTheDocument();
  change(signedIn());
  expect(screen.getByText('This is home.')).toBeInTheDocument();
  expect(await screen.findByText(/You’re no longer an admin/)).toBeInTheDocument();
});

describe('RedirectIfAuthenticated', () => {
  const remembered = { returnTo: { pathname: '/library', search: '?page=2', hash: '' } };

  it('sends a signed-in user to the remembered page', () => {
    visit(signedIn(), { pathname: '/login', state: remembered });
    expect(destination()).toMatchObject({ pathname: '/library', search: '?page=2' });
  });

  const stateOfAnother = { returnTo: { ...remembered.returnTo, accountId: 'b1' } };

  it.each<[string, Entry]>([
    ['another account left the remembered page', { pathname: '/login', state: stateOfAnother }],
    ['nothing is remembered, despite the query', '/login?returnTo=/library&from=/library'],
    ['only admins may open the page, without a message', '/admin'],
  ])('sends a signed-in user home when %s', (_, entry) => {
    visit(signedIn(), entry);
    expect(screen.getByText('This is home.')).toBeInTheDocument();
    expect(screen.queryByText(/no longer an admin/)).toBeNull();
  });

  it('does not redirect a visitor who signs in, since the widget may have more steps', () => {
    visit(waiting, '/login');
    change(visitor);
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
    change(signedIn());
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
  });
});
