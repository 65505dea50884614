import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from './error-boundary';
import { lazyComponent } from './lazy-component';

const load = async () => () => <p>the page</p>;

it('shows the fallback until the code is loaded', async () => {
  const { Component } = lazyComponent(load);
  render(
    <Suspense fallback="loading">
      <Component />
    </Suspense>,
  );
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await screen.findByText('the page')).toBeInTheDocument();
});

it('renders preloaded code at once', async () => {
  const { Component, preload } = lazyComponent(load);
  await preload();
  render(<Component />);
  expect(screen.getByText('the page')).toBeInTheDocument();
});

it('passes a failed load to the error boundary around it', async () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { Component } = lazyComponent(() => Promise.reject(new Error('no such chunk')));
  render(
    <ErrorBoundary>
      <Suspense fallback="loading">
        <Component />
      </Suspense>
    </ErrorBoundary>,
  );
  expect(
    await screen.findByRole('heading', { name: 'Err Or. Search Elsewhere.' }),
  ).toBeInTheDocument();
  reported.mockClear();
});
