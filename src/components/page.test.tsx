import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';

let Page: typeof import('./page').Page;
let useAnchor: typeof import('./use-anchor').useAnchor;

// Reset as on a page load, since the module remembers the focused page.
beforeEach(async () => {
  vi.resetModules();
  ({ Page } = await import('./page'));
  ({ useAnchor } = await import('./use-anchor'));
});

function Away() {
  return <section ref={useAnchor('away')} tabIndex={-1} aria-label="Going away?" />;
}

function Site() {
  return (
    <MemoryRouter>
      <Routes>
        <Route
          path="/"
          element={
            <Page title="Impact">
              <Link to="/about">About</Link>
              <Link to="/about#away">Going away?</Link>
              <Link to="/?page=2">Next</Link>
            </Page>
          }
        />
        <Route
          path="/about"
          element={
            <Page title="About" heading="About us" lede="Hello.">
              <Away />
            </Page>
          }
        />
      </Routes>
    </MemoryRouter>
  );
}

it('sets the tab title, has one h1, and doesn’t move focus on the first load', () => {
  render(<Site />);
  expect(document.title).toBe('Impact · Verdure');
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.body).toHaveFocus();
});

it('moves the focus and updates the title after a navigation', async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole('link', { name: 'About' }));
  expect(screen.getByRole('heading', { level: 1, name: 'About us' })).toHaveFocus();
  expect(document.title).toBe('About · Verdure');
});

it('leaves focus at a link’s anchor', async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole('link', { name: 'Going away?' }));
  expect(screen.getByRole('region', { name: 'Going away?' })).toHaveFocus();
});

it('keeps the focus when only the query changes', async () => {
  render(<Site />);
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(screen.getByRole('link', { name: 'Next' })).toHaveFocus();
});
