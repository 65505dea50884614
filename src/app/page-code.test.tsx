import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { Page } from '@/components/page';
import { setOnline } from '@/testing/connection';
import { Frame } from './layouts/frame';
import { pageCode } from './page-code';

const load = async () => ({ LoadedPage: () => <Page title="The page" /> });

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('renders preloaded code at once', async () => {
  const { Component, preload } = pageCode(load, 'LoadedPage');
  await preload();
  render(
    <MemoryRouter>
      <Component />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'The page' })).toBeInTheDocument();
});

describe('code that cannot be loaded', () => {
  const reload = vi.fn<() => void>();

  let reported: MockInstance<typeof console.error>;

  beforeEach(() => {
    reported = vi.spyOn(console, 'error').mockImplementation(() => {});
    reload.mockClear();
    vi.stubGlobal('location', { reload });
  });

  afterEach(() => void reported.mockClear());

  /** Follows a link to a page whose code is missing. */
  async function open(path = '/missing'): Promise<() => void> {
    const { Component } = pageCode(() => Promise.reject(new TypeError('no chunk')), 'Gone');
    const { unmount } = render(
      <MemoryRouter>
        <Frame header={<Link to={path}>The page</Link>}>
          <Routes>
            <Route path="/" element="the start" />
            <Route path={path} element={<Component />} />
          </Routes>
        </Frame>
      </MemoryRouter>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'The page' }));
    return unmount;
  }

  const tryAgain = () => userEvent.click(screen.getByRole('button', { name: 'Try again' }));

  it('reloads the page once, then shows an error', async () => {
    const unmount = await open();
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    unmount();
    await open();
    expect(await findHeading('Couldn’t load this page')).toBeInTheDocument();
    expect(reload).toHaveBeenCalledOnce();
    await tryAgain();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('doesn’t reload the page if storage can’t count reloads', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked');
    });
    await open();
    expect(await findHeading('Couldn’t load this page')).toBeInTheDocument();
    expect(reload).not.toHaveBeenCalled();
  });

  it('offline, announces that the page will open later, and focuses the heading', async () => {
    setOnline(false);
    await open('/missing/offline');
    const heading = await findHeading('You’re offline');
    await expect.poll(() => heading).toHaveFocus();
    const spoken = screen.getByRole('alert');
    expect(spoken).toHaveTextContent(/^You’re offline\. This page/);
    expect(document.title).toBe('You’re offline · Verdure');
    expect(screen.queryByText('Err Or. Search Elsewhere.')).toBeNull();
    await tryAgain();
    await expect.poll(() => screen.getByRole('alert')).not.toBe(spoken);
    expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
    expect(reload).not.toHaveBeenCalled();
    setOnline(true);
    expect(reload).toHaveBeenCalledOnce();
  });
});
