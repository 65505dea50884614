import { fireEvent, render, screen } from '@testing-library/react';
import { runInNewContext } from 'node:vm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { hasStoredSession } from '@/session/session-hint';
import { firstPaintScript } from '@/testing/first-paint';
import { followThemeSwitches } from './theme';
import { ThemeSwitch } from './theme-switch';

const page = document.documentElement;
const firstPaint = firstPaintScript();
const loadPage = () => void runInNewContext(firstPaint, { document, localStorage, Object });

beforeAll(followThemeSwitches);
beforeEach(() => {
  localStorage.clear();
  delete page.dataset.theme;
  delete page.dataset.session;
});

it('goes from the device’s colours through light and dark and back', () => {
  render(<ThemeSwitch />);
  const press = () => fireEvent.click(screen.getByText('Colours: dark'));
  const seen = [1, 2, 3].map(() => {
    press();
    return page.dataset.theme;
  });
  expect(seen).toEqual(['light', 'dark', undefined]);
});

it('is the same after the page is loaded again, before anything is painted', () => {
  render(<ThemeSwitch />);
  fireEvent.click(screen.getByRole('button'));
  fireEvent.click(screen.getByRole('button'));
  delete page.dataset.theme;
  loadPage();
  expect(page.dataset.theme).toBe('dark');
});

it('ignores a kept theme that is none', () => {
  localStorage.setItem('verdure.theme', 'purple');
  loadPage();
  expect(page.dataset.theme).toBeUndefined();
});

it('agrees with the application on whether a session is kept', () => {
  const keys = [
    'CognitoIdentityServiceProvider.client.LastAuthUser',
    'CognitoIdentityServiceProvider.client.a-sub.accessToken',
    'something.else.accessToken',
  ];
  for (const key of keys) {
    localStorage.clear();
    delete page.dataset.session;
    localStorage.setItem(key, 'x');
    loadPage();
    expect(page.dataset.session === 'kept').toBe(hasStoredSession());
  }
  expect.assertions(keys.length);
});
