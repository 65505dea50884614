import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi, type MockInstance } from 'vitest';
import { AnnouncerProvider } from '@/components/announcer';
import { Page } from '@/components/page';
import { setOnline } from '@/testing/connection';
import { lazyComponent, type LazyComponent } from './lazy-component';

const LoadedPage = () => <Page title="The page" />;

function open({ Component }: LazyComponent) {
  render(
    <MemoryRouter>
      <AnnouncerProvider>
        <Link to="/">Start</Link>
        <Link to="/lazy">Lazy</Link>
        <Suspense fallback="loading">
          <Routes>
            <Route path="/" element="the start" />
            <Route path="/lazy" element={<Component />} />
          </Routes>
        </Suspense>
      </AnnouncerProvider>
    </MemoryRouter>,
  );
}

const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

// The focus moves in an effect, which may come after the heading was found.
async function findFocused(name: string) {
  const heading = await findHeading(name);
  await vi.waitFor(() => expect(heading).toHaveFocus());
  return heading;
}

it('shows the fallback until the code is loaded', async () => {
  const { Component } = lazyComponent(async () => LoadedPage);
  render(
    <MemoryRouter>
      <Suspense fallback="loading">
        <Component />
      </Suspense>
    </MemoryRouter>,
  );
  expect(screen.getByText('loading')).toBeInTheDocument();
  expect(await findHeading('The page')).toBeInTheDocument();
});

it('renders preloaded code at once', async () => {
  const { Component, preload } = lazyComponent(async () => LoadedPage);
  await preload();
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

describe('code that cannot be loaded', () => {
  const load = vi.fn<() => Promise<typeof LoadedPage>>();
  let reported: MockInstance<typeof console.error>;

  beforeEach(() => {
    setOnline(false);
    reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    load.mockReset().mockRejectedValue(new TypeError('no such chunk'));
    // As if the page had just been reloaded once.
    sessionStorage.setItem('verdure.reloaded-at', String(Date.now()));
  });

  afterEach(() => void reported.mockClear());

  it('says so where the page would be, aloud too, and takes focus', async () => {
    open(lazyComponent(load));
    await follow('Lazy');
    expect(await findFocused('You’re offline')).toHaveFocus();
    await vi.waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/^You’re offline\. This page/),
    );
    expect(document.title).toBe('You’re offline · Verdure');
    expect(screen.getByRole('link', { name: 'Start' })).toBeInTheDocument();
    expect(screen.queryByText('Err Or. Search Elsewhere.')).toBeNull();
    expect(reported).toHaveBeenCalledOnce();
  });

  it('does not blame the connection when there is one', async () => {
    setOnline(true);
    open(lazyComponent(load));
    await follow('Lazy');
    expect(await findHeading('Couldn’t load this page')).toBeInTheDocument();
  });

  it('opens by itself when the connection is back, and the focus goes with it', async () => {
    open(lazyComponent(load));
    await follow('Lazy');
    await findFocused('You’re offline');
    load.mockResolvedValue(LoadedPage);
    setOnline(true);
    expect(await findFocused('The page')).toHaveFocus();
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('leaves the focus alone when it is elsewhere', async () => {
    open(lazyComponent(load));
    await follow('Lazy');
    await findHeading('You’re offline');
    const link = screen.getByRole('link', { name: 'Start' });
    link.focus();
    load.mockResolvedValue(LoadedPage);
    setOnline(true);
    await findHeading('The page');
    expect(link).toHaveFocus();
  });

  it('tries again when asked, and announces another failure', async () => {
    setOnline(true);
    open(lazyComponent(load));
    await follow('Lazy');
    await findHeading('Couldn’t load this page');
    const announced = screen.getByRole('alert').textContent;
    const tryAgain = screen.getByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    await vi.waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(announced));
    expect(tryAgain).toHaveFocus();
    load.mockResolvedValue(LoadedPage);
    await userEvent.click(tryAgain);
    expect(await findFocused('The page')).toHaveFocus();
  });

  it('tries again at the next visit, and when its link is clicked once more', async () => {
    open(lazyComponent(load));
    await follow('Lazy');
    await findHeading('You’re offline');
    const before = load.mock.calls.length;
    await follow('Lazy');
    await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(before));
    await follow('Start');
    expect(await screen.findByText('the start')).toBeInTheDocument();
    load.mockResolvedValue(LoadedPage);
    await follow('Lazy');
    expect(await findHeading('The page')).toBeInTheDocument();
  });
});
