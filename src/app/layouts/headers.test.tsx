import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { ToastProvider } from '@/components/toast';
import { SessionContext, type Account, type Session } from '@/session/session';
import { Footer } from './footer';
import { SignedInHeader } from './signed-in-header';
import { VisitorHeader } from './visitor-header';

const account: Account = {
  id: 'a-sub',
  email: 'rowan@example.com',
  loginId: 'rowan@example.com',
  isAdmin: false,
};
const visitor: Session = { status: 'unauthenticated' };
const member: Session = { status: 'authenticated', account };

function show(session: Session, header: React.ReactNode, at = '/') {
  render(
    <MemoryRouter initialEntries={[at]}>
      <SessionContext value={session}>
        <ToastProvider>{header}</ToastProvider>
      </SessionContext>
    </MemoryRouter>,
  );
}

// Both menus are popovers: folded away until their button opens them, or until the screen is wide.
const folded = { hidden: true };
const linkIn = (name: string) => screen.getByRole('link', { ...folded, name });

const linksOfMain = () =>
  within(screen.getByRole('navigation', folded))
    .getAllByRole('listitem', folded)
    .map((item) => item.textContent);

it('offers a visitor the public pages and the two ways in', () => {
  show(visitor, <VisitorHeader />);
  expect(linksOfMain()).toEqual(['Main', 'Impact', 'About']);
  expect(screen.getByRole('link', { name: 'User Login' })).toHaveAttribute('href', '/login');
  expect(screen.getByRole('link', { name: 'Create an Account' })).toHaveAttribute(
    'href',
    '/newaccount',
  );
});

it('adds Home for somebody signed in, and their menu in place of the ways in', () => {
  show(member, <VisitorHeader />);
  expect(linksOfMain()).toEqual(['Main', 'Impact', 'About', 'Home']);
  expect(screen.queryByRole('link', { name: 'User Login' })).not.toBeInTheDocument();
  expect(
    screen.getByRole('button', { name: 'Account menu of rowan@example.com' }),
  ).toHaveTextContent(/^R/);
});

it('gives the signed-in header its six links and marks the current one', () => {
  show(member, <SignedInHeader account={account} />, '/userhistory');
  expect(linksOfMain()).toEqual(['Home', 'History', 'Impact', 'Library', 'Offers', 'About']);
  expect(linkIn('History')).toHaveAttribute('aria-current', 'page');
  expect(linkIn('Home')).not.toHaveAttribute('aria-current');
});

it('has a menu with home, profile and sign out', () => {
  show(member, <SignedInHeader account={account} />);
  expect(linkIn('Your Home')).toHaveAttribute('href', '/userlanding');
  expect(linkIn('Your User Profile')).toHaveAttribute('href', '/userprofilepage');
  expect(screen.getByRole('button', { ...folded, name: 'Sign Out' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { ...folded, name: 'Admin' })).not.toBeInTheDocument();
});

it('leads an admin to the hub', () => {
  show(member, <SignedInHeader account={{ ...account, isAdmin: true }} />);
  expect(linkIn('Admin')).toHaveAttribute('href', '/admin');
});

it('keeps its place while it is not known who is there', () => {
  show({ status: 'configuring' }, <SignedInHeader account={undefined} />);
  expect(linksOfMain()).toHaveLength(6);
  expect(screen.queryByRole('button', { name: /Account menu/ })).not.toBeInTheDocument();
});

it('has the copyright line at its foot, and Benefits for members', () => {
  show(visitor, <Footer />);
  expect(screen.getByText('Copyright Verdure Life, Inc. 2025')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Benefits' })).not.toBeInTheDocument();
});
