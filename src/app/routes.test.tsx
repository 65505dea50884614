import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { paths, publicPaths } from '@/paths';
import { App } from './app';
import { isPublicPath } from './pages';

function visit(path: string) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
}

it('shows the error screen at an unknown address, with a way home', () => {
  visit('/no/such/page');
  expect(screen.getByRole('heading', { name: 'Err Or. Search Elsewhere.' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

it('has the blocks of spec §2.4 on the landing page', async () => {
  visit(paths.landing);
  const mission = await screen.findByRole('region', { name: 'Our Mission Statement' });
  expect(mission).toContainElement(screen.getByText('Our Mission Statement'));
  expect(screen.getByText('Ad space')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: /SusScore/ })).toHaveTextContent(/friends/);
  expect(screen.getByRole('region', { name: 'Benefits' })).toBeInTheDocument();
});

it('treats exactly the prerendered pages as public', () => {
  expect(Object.values(paths).filter(isPublicPath)).toEqual(Object.values(publicPaths));
  expect(isPublicPath('/Impact/')).toBe(true);
  expect(isPublicPath('/userlanding/')).toBe(false);
});
