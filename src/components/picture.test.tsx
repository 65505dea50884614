import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './picture';

const fallbackSrc = '/pictures/default.webp';

it('shows the default picture when there is none, and when one is broken (D23)', () => {
  const { rerender } = render(<Picture />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', fallbackSrc);
  rerender(<Picture src="/jar.webp" />);
  expect(picture).toHaveAttribute('src', '/jar.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', fallbackSrc);
});

it('tries again when another picture is chosen after a broken one', () => {
  const { rerender } = render(<Picture src="/broken.webp" />);
  const picture = screen.getByRole('presentation');
  fireEvent.error(picture);
  rerender(<Picture src="/whole.webp" />);
  expect(picture).toHaveAttribute('src', '/whole.webp');
});

it('leaves its place empty while nothing loads, and tries again once there is a connection', () => {
  const onBroken = vi.fn<() => void>();
  const shown = (isOnline: boolean) => (
    <Picture src="/jar.webp" onBroken={onBroken} isOnline={isOnline} />
  );
  const { rerender } = render(shown(true));
  const picture = screen.getByRole('presentation');
  fireEvent.error(picture);
  fireEvent.error(picture);
  expect(picture).not.toHaveAttribute('src');
  expect(onBroken).toHaveBeenCalledTimes(1);
  rerender(shown(false));
  expect(picture).not.toHaveAttribute('src');
  rerender(shown(true));
  expect(picture).toHaveAttribute('src', '/jar.webp');
});
