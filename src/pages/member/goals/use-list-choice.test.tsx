import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useListChoice } from './use-list-choice';

it('keeps the choice in the URL along with other parameters, and ignores unknown values', () => {
  const start = '/?other=1&time=never&category=__proto__&sort=constructor';
  const { result } = renderHook(() => ({ ...useListChoice(), address: useLocation().search }), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[start]}>{children}</MemoryRouter>,
  });
  expect(result.current).toMatchObject({ filters: {}, order: 'name' });
  act(() => result.current.setFilter('time', 'hour'));
  act(() => result.current.setOrder('impact'));
  expect(result.current).toMatchObject({ filters: { time: 'hour' }, order: 'impact' });
  act(() => result.current.setFilter('cost', 'free'));
  act(() => result.current.dropFilters(['time', 'category']));
  expect(result.current.address).toBe('?other=1&sort=impact&cost=free');
  act(() => result.current.dropFilters());
  act(() => result.current.setOrder('name'));
  expect(result.current.address).toBe('?other=1');
});
