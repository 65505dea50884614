import { act, renderHook } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { savePosition, savedPosition, ScrollRestoration } from './scroll-restoration';

it('saves the latest position of each history entry', () => {
  savePosition('/library a', 400.4);
  savePosition('/offers b', 20);
  savePosition('/library a', 900);
  expect(['/library a', '/offers b', '/offers c'].map(savedPosition)).toEqual([900, 20, 0]);
});

it('scrolls to the top of a new page, but not when a page replaces its own URL', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  const { result } = renderHook(useNavigate, {
    wrapper: ({ children }) => (
      <MemoryRouter initialEntries={['/mediumtasks']}>
        <ScrollRestoration />
        {children}
      </MemoryRouter>
    ),
  });
  act(() => void result.current('/mediumtasks?time=hour', { replace: true }));
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => void result.current('/userlanding', { replace: true }));
  expect(scrollTo).toHaveBeenCalledOnce();
});
