import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useLeaveGuard } from './use-leave-guard';

const signOut = vi.fn<() => void>();

function Form() {
  const { dialog } = useLeaveGuard(true);
  return (
    <>
      <button data-leaves="" onClick={signOut}>
        Sign Out
      </button>
      {dialog}
    </>
  );
}

it('asks before each sign-out, since one may be canceled or fail', async () => {
  render(<Form />);
  for (const times of [1, 2]) {
    await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(signOut).toHaveBeenCalledTimes(times - 1);
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(signOut).toHaveBeenCalledTimes(times);
  }
});
