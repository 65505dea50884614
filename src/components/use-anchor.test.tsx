import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAnchor } from './use-anchor';

function Plan() {
  return (
    <div ref={useAnchor<HTMLDivElement>('plan')} tabIndex={-1}>
      The plan
    </div>
  );
}

const page = (isShown: boolean) => (
  <MemoryRouter initialEntries={['/#plan']}>
    <button>Undo</button>
    {isShown && <Plan />}
  </MemoryRouter>
);

it('An anchor takes focus when it first appears, but not when it reappears', () => {
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.getByText('The plan')).toHaveFocus();
  rerender(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  expect(screen.getByRole('button')).toHaveFocus();
});
