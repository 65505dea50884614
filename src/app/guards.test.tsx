import { render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { placeToReturnTo } from '@/session/return-place';
import { type Account, type Session, SessionContext } from '@/session/session';
import { RedirectIfAuthenticated, RequireAccount, RequireAdmin } from './guards';

const fern: Account = { id: 'a1', email: 'f@e.com', loginId: 'f@e.com', isAdmin: false };

const visitor: Session = { status: 'unauthenticated' };
const waiting: Session = { status: 'configuring' };
const signedIn = (account: Partial<Account> = {}): Session => ({
  status: 'authenticated',
  account: { ...fern, ...account },
});

type Entry = string | { pathname: string; state: unknown };

function guarded(session: Session, entry: Entry) {
  return (
    <SessionContext value={session}>
      <ToastProvider>
        <MemoryRouter initialEntries={[entry]}>
          <Routes>
            <Route element={<RedirectIfAuthenticated />}>
              <Route path="/login" element={<Where name="the login" />} />
            </Route>
            <Route element={<RequireAccount />}>
              <Route path="/library" element={<Where name="the library" />} />
              <Route path="/userlanding" element={<Where name="home" />} />
              <Route path="/completesignup" element={<Where name="the profile" />} />
              <Route element={<RequireAdmin />}>
                <Route path="/admin" element={<Where name="the hub" />} />
              </Route>
            </Route>
          </Routes>
        </MemoryRouter>
      </ToastProvider>
    </SessionContext>
  );
}

function Where({ name }: { name: string }) {
  const { pathname, search, state } = useLocation();
  return (
    <>
      <p>This is {name}.</p>
      <output>{JSON.stringify({ pathname, search, back: placeToReturnTo(state) })}</output>
    </>
  );
}

const place = () => JSON.parse(screen.getByRole('status').textContent ?? '') as unknown;

describe('RequireAccount', () => {
  it('sends a visitor to /login and remembers path and query in the router state', () => {
    render(guarded(visitor, '/library?page=2#top'));
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
    expect(place()).toEqual({
      pathname: '/login',
      search: '',
      back: { pathname: '/library', search: '?page=2', hash: '#top' },
    });
  });

  it('lets a signed-in user through', () => {
    render(guarded(signedIn(), '/library'));
    expect(screen.getByText('This is the library.')).toBeInTheDocument();
  });

  it('waits, showing neither page nor login, until it is known who is there', () => {
    const { rerender } = render(guarded(waiting, '/library'));
    expect(screen.queryByText(/This is/)).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Loading the page');
    rerender(guarded(signedIn(), '/library'));
    expect(screen.getByText('This is the library.')).toBeInTheDocument();
  });

  it('asks an account that owes the licence for it first, and only there', () => {
    const { unmount } = render(guarded(signedIn({ owesLicence: true }), '/library'));
    expect(screen.getByText('This is the profile.')).toBeInTheDocument();
    unmount();
    render(guarded(signedIn({ owesLicence: true }), '/completesignup'));
    expect(screen.getByText('This is the profile.')).toBeInTheDocument();
  });
});

describe('RequireAdmin', () => {
  beforeEach(() => sessionStorage.clear());

  it('lets admins through', () => {
    render(guarded(signedIn({ isAdmin: true }), '/admin'));
    expect(screen.getByText('This is the hub.')).toBeInTheDocument();
  });

  it('sends other users home', () => {
    render(guarded(signedIn(), '/admin'));
    expect(screen.getByText('This is home.')).toBeInTheDocument();
  });

  it('tells somebody whose membership was taken away, and sends them home', () => {
    const { rerender } = render(guarded(signedIn({ isAdmin: true }), '/admin'));
    rerender(guarded(signedIn(), '/admin'));
    expect(screen.getByText('This is home.')).toBeInTheDocument();
    expect(screen.getByText(/You are no longer an admin/)).toBeInTheDocument();
  });

  it('says nothing of the kind to somebody who never was one', () => {
    render(guarded(signedIn(), '/admin'));
    expect(screen.queryByText(/no longer an admin/)).toBeNull();
  });

  it('sends visitors to the login', () => {
    render(guarded(visitor, '/admin'));
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
  });
});

describe('RedirectIfAuthenticated', () => {
  beforeEach(() => sessionStorage.clear());

  const remembered = { returnTo: { pathname: '/library', search: '?page=2', hash: '' } };

  it('takes somebody signed in to the remembered place', () => {
    render(guarded(signedIn(), { pathname: '/login', state: remembered }));
    expect(place()).toMatchObject({ pathname: '/library', search: '?page=2' });
  });

  it('takes somebody signed in home when nothing is remembered', () => {
    render(guarded(signedIn(), '/login'));
    expect(screen.getByText('This is home.')).toBeInTheDocument();
  });

  it('reads no place from the address', () => {
    render(guarded(signedIn(), '/login?returnTo=/library&from=/library'));
    expect(screen.getByText('This is home.')).toBeInTheDocument();
  });

  it('takes somebody who comes back from a provider to the place remembered before', () => {
    const { unmount } = render(guarded(visitor, { pathname: '/login', state: remembered }));
    unmount();
    const { rerender } = render(guarded(waiting, '/login?code=1&state=2'));
    rerender(guarded(signedIn(), '/login'));
    expect(place()).toMatchObject({ pathname: '/library', search: '?page=2' });
  });

  it('gives a denied visitor the place back, and forgets it at the next visit', () => {
    const first = render(guarded(visitor, { pathname: '/login', state: remembered }));
    first.unmount();
    const denied = render(guarded(visitor, '/login?error=access_denied'));
    expect(place()).toMatchObject({ back: remembered.returnTo });
    denied.unmount();
    render(guarded(visitor, '/login')).unmount();
    render(guarded(visitor, '/login?error=access_denied'));
    expect(place()).toMatchObject({ back: { pathname: '/userlanding' } });
  });

  it('leaves a visitor who signs in to the widget, which may have more to ask', () => {
    const { rerender } = render(guarded(waiting, '/login'));
    rerender(guarded(visitor, '/login'));
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
    rerender(guarded(signedIn(), '/login'));
    expect(screen.getByText('This is the login.')).toBeInTheDocument();
  });
});
