import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { stubDataApi } from '@/testing/data-api';
import { storeTokens } from '@/testing/stored-tokens';
import { homeQuery } from './home';
import { followUnits } from './keep-units';

const shown = () => document.documentElement.dataset['units'];
const kept = () => localStorage.getItem('verdure.units');

/** Reads the home of an account that chose these units. */
async function readHome(units: string | null) {
  storeTokens({ sub: 'a1' });
  const rows = { items: [], nextToken: null };
  const home = { getUserProfile: { units, selectedTasks: rows }, completions: rows };
  stubDataApi({ Home: () => ({ data: home }) });
  await new QueryClient().fetchQuery(homeQuery('a1'));
}

beforeEach(() => delete document.documentElement.dataset['units']);

it('Units follow the profile once any page has read it, and stay on the device', async () => {
  await readHome('Metric');
  expect([shown(), kept()]).toEqual(['Metric', 'Metric']);
});

it('An account that chose nothing follows the region, not the previous account', async () => {
  localStorage.setItem('verdure.units', 'Metric');
  await readHome(null);
  expect([shown(), kept()]).toEqual(['US', null]);
});

it('Units chosen in another tab are shown here', () => {
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
