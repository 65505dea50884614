import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyPage } from './lazy-page';

const load = async () => () => <p>the page</p>;

it('shows the fallback until the page is there', async () => {
  const { Page } = lazyPage(load);
  render(
    <Suspense fallback="loading">
      <Page />
    </Suspense>,
  );
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('renders at once what was loaded ahead', async () => {
  const { Page, preload } = lazyPage(load);
  await preload();
  render(<Page />);
  expect(screen.getByText('the page')).toBeInTheDocument();
});
