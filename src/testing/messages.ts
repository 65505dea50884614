import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a button once its click can no longer be the second of a double-click. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

export const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

/** Undoes the message's action. */
export const undo = async () => press(await messages().findByRole('button', { name: 'Undo' }));
