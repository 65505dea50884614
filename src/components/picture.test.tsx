import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture';

const fallbackSrc = '/default.webp';

it('shows the default picture when there is none, and when one is broken (D23)', () => {
  const { rerender } = render(<Picture alt="A jar" fallbackSrc={fallbackSrc} />);
  const picture = screen.getByRole('img', { name: 'A jar' });
  expect(picture).toHaveAttribute('src', fallbackSrc);
  rerender(<Picture alt="A jar" src="/jar.webp" fallbackSrc={fallbackSrc} />);
  expect(picture).toHaveAttribute('src', '/jar.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', fallbackSrc);
});

it('tries again when another picture is chosen after a broken one', () => {
  const { rerender } = render(<Picture alt="A jar" src="/broken.webp" fallbackSrc={fallbackSrc} />);
  const picture = screen.getByRole('img', { name: 'A jar' });
  fireEvent.error(picture);
  rerender(<Picture alt="A jar" src="/whole.webp" fallbackSrc={fallbackSrc} />);
  expect(picture).toHaveAttribute('src', '/whole.webp');
});
