import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
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

it('leaves its place empty while nothing loads, and tries again once there is a connection', () => {
  const onBroken = vi.fn<() => void>();
  render(<Picture alt="A jar" src="/jar.webp" fallbackSrc={fallbackSrc} onBroken={onBroken} />);
  const picture = screen.getByAltText('A jar');
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('src');
  expect(onBroken).toHaveBeenCalledTimes(1);
  fireEvent.online(window);
  expect(picture).toHaveAttribute('src', '/jar.webp');
});
