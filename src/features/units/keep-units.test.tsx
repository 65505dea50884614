import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { keys } from '@/data/keys';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { renderPageHook } from '@/testing/member-page';
import { chosenUnits, followUnits } from './keep-units';
import { useStoredUnits } from './use-stored-units';

const shown = () => document.documentElement.dataset['units'];

const client = new QueryClient();

/** Notes a home that a page has read. */
const read = (units: string | null, isSnapshot = false) =>
  act(() => void client.setQueryData(keys.home('a1'), { settings: { units }, isSnapshot }));

beforeEach(() => {
  delete document.documentElement.dataset['units'];
  client.clear();
  sessionStore.setSession(signedIn());
});

it('Units follow the profile once any page has read it, and stay on the device', async () => {
  renderPageHook(useStoredUnits, client);
  read('Metric', true);
  expect(shown()).toBeUndefined();
  read('Metric');
  await waitFor(() => expect(shown()).toBe('Metric'));
  expect(localStorage.getItem('verdure.units')).toBe('Metric');
});

it('An account that chose nothing follows the region, not the account before', () => {
  localStorage.setItem('verdure.units', 'Metric');
  read(null);
  renderPageHook(useStoredUnits, client);
  expect([shown(), localStorage.getItem('verdure.units')]).toEqual(['US', null]);
});

it('Units that are chosen in another tab are shown here', () => {
  followUnits();
  const choose = (units: string) => {
    localStorage.setItem('verdure.units', units);
    dispatchEvent(new StorageEvent('storage', { key: 'verdure.units' }));
  };
  choose('Metric');
  expect(shown()).toBe('Metric');
  choose('US');
  expect(shown()).toBe('US');
});

it('Only known units can be chosen', () => {
  expect(['US', 'Metric', 'Imperial', '', null, undefined].map(chosenUnits)).toEqual([
    'US',
    'Metric',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
