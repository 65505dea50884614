import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Frame } from '@/app/layouts/frame';

function Crashing(): never {
  throw new Error('crashed');
}

it('replaces a crashed page and keeps the frame around it', () => {
  const reported = vi.spyOn(console, 'error').mockImplementation(() => {});
  render(
    <MemoryRouter>
      <Frame header={<header>the header</header>}>
        <Crashing />
      </Frame>
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { name: 'Err Or. Search Elsewhere.' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong.');
  expect(screen.getByText('the header')).toBeInTheDocument();
  expect(document.title).toBe('Err Or. Search Elsewhere. · Verdure');
  expect(reported).toHaveBeenCalledWith('A page crashed.', expect.any(Error), expect.anything());
  reported.mockClear();
});
