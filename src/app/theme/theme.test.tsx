import { fireEvent, render, screen } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hasStoredTokens, TOKEN_KEY_PREFIX } from '@/session/token-storage';
import { firstPaintScript } from '@/testing/first-paint';
import { handleThemeSwitches } from './theme';
import { ThemeSwitch } from './theme-switch';

const page = document.documentElement;
const firstPaint = firstPaintScript();
const loadPage = () =>
  void runInNewContext(firstPaint, {
    addEventListener: () => {},
    document,
    localStorage,
    navigator,
    Object,
  });

beforeAll(handleThemeSwitches);
beforeEach(() => {
  delete page.dataset.theme;
  delete page.dataset.session;
});

it('cycles from the device’s theme through light and dark and back', () => {
  render(<ThemeSwitch />);
  const press = () => fireEvent.click(screen.getByText('Theme: dark'));
  const themes = [1, 2, 3].map(() => {
    press();
    return page.dataset.theme;
  });
  expect(themes).toEqual(['light', 'dark', undefined]);
});

it('gives the browser’s toolbar the page’s theme, not the device’s', () => {
  const [, head = ''] = /<head>(.*)<\/head>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
  const bars = new DOMParser().parseFromString(head, 'text/html').querySelectorAll('[data-bar]');
  document.head.append(...bars);
  const media = () => [...bars].map((bar) => bar.getAttribute('media'));
  const byDevice = media();
  render(<ThemeSwitch />);
  const states = [1, 2, 3].map(() => {
    fireEvent.click(screen.getByRole('button'));
    return media();
  });
  expect(states).toEqual([['all', 'not all'], ['not all', 'all'], byDevice]);
  bars.forEach((bar) => bar.remove());
});

it('restores the theme after a reload, before the first paint', () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  delete page.dataset.theme;
  loadPage();
  expect(page.dataset.theme).toBe('dark');
});

it('follows a theme that was chosen in another tab, or on a page before going back', () => {
  localStorage.setItem('verdure.theme', 'dark');
  fireEvent(window, new StorageEvent('storage', { key: 'verdure.theme' }));
  expect(page.dataset.theme).toBe('dark');
  localStorage.removeItem('verdure.theme');
  fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
  expect(page.dataset.theme).toBeUndefined();
});

it('ignores a stored theme that does not exist', () => {
  localStorage.setItem('verdure.theme', 'purple');
  loadPage();
  expect(page.dataset.theme).toBeUndefined();
});

it('the first-paint script and the application agree on whether tokens are stored', () => {
  const keys = [
    `${TOKEN_KEY_PREFIX}client.LastAuthUser`,
    `${TOKEN_KEY_PREFIX}client.a-sub.accessToken`,
    'something.else.accessToken',
  ];
  for (const key of keys) {
    localStorage.clear();
    delete page.dataset.session;
    localStorage.setItem(key, 'x');
    loadPage();
    expect(page.dataset.session === 'stored').toBe(hasStoredTokens());
  }
  expect.assertions(keys.length);
});
