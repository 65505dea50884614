import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Presses a button once a click can't be meant for what was there before. */
export async function press(button: HTMLElement): Promise<void> {
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  await userEvent.click(button);
}

export const messages = () => within(screen.getByRole('region', { name: 'Messages' }));

/** Takes back what the message is about. */
export const undo = async () => press(await messages().findByRole('button', { name: 'Undo' }));
