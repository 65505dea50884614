import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './picture';

const fallbackSrc = '/pictures/default.webp';

it('shows the default picture if there is none or it is broken (D23)', () => {
  const { rerender } = render(<Picture />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('src', fallbackSrc);
  rerender(<Picture src="/jar.webp" />);
  expect(picture).toHaveAttribute('src', '/jar.webp');
  fireEvent.error(picture);
  expect(picture).toHaveAttribute('src', fallbackSrc);
});

it('shows another picture after a broken one', () => {
  const { rerender } = render(<Picture src="/broken.webp" />);
  const picture = screen.getByRole('presentation');
  fireEvent.error(picture);
  rerender(<Picture src="/whole.webp" />);
  expect(picture).toHaveAttribute('src', '/whole.webp');
});

it('stays empty if the default picture fails too, and retries once online', () => {
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
