import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button';

it('while busy, shows its busy label, keeps focus and ignores clicks', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} busyLabel="Saving…" onClick={onClick}>
        Save
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  act(() => screen.getByRole('button', { name: 'Save' }).focus());
  rerender(form(true));
  const button = screen.getByRole('button', { name: 'Saving…' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveFocus();
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Name'), 'Fern{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});
