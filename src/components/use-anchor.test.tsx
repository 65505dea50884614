import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useAnchor } from './use-anchor';

function Place() {
  return (
    <div ref={useAnchor<HTMLDivElement>('plan')} tabIndex={-1}>
      The plan
    </div>
  );
}

const page = (isShown: boolean) => (
  <MemoryRouter initialEntries={['/#plan']}>
    <button>Undo</button>
    {isShown && <Place />}
  </MemoryRouter>
);

it('An anchor takes the focus once it is shown, and no longer when it comes again', () => {
  const { rerender } = render(page(false));
  rerender(page(true));
  expect(screen.getByText('The plan')).toHaveFocus();
  rerender(page(false));
  screen.getByRole('button').focus();
  rerender(page(true));
  expect(screen.getByRole('button')).toHaveFocus();
});
