import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { chosenUnits, followUnits, useStoredUnits } from './keep-units';

const shown = () => document.documentElement.dataset['units'];

beforeEach(() => {
  delete document.documentElement.dataset['units'];
});

it('Units follow the profile once it is known, and stay on the device', () => {
  const { rerender } = renderHook(({ isKnown, stored }) => useStoredUnits(isKnown, stored), {
    initialProps: { isKnown: false, stored: 'Metric' },
  });
  expect(shown()).toBeUndefined();
  rerender({ isKnown: true, stored: 'Metric' });
  expect([shown(), localStorage.getItem('verdure.units')]).toEqual(['Metric', 'Metric']);
});

it('An account that chose nothing follows the region, not the account before', () => {
  localStorage.setItem('verdure.units', 'Metric');
  renderHook(() => useStoredUnits(true, null));
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
