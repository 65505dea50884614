import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { isoDay, calendarDayOf } from '@/domain/calendar-day';
import { sessionStore } from '@/session/store';
import { found, open, stored } from './testing/open-profile';

const openProfile = () => open(found(stored));

/** Ends the session, and opens the page for the same account again. */
function signInAgain(): void {
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  openProfile();
}

/** Each form, the button that opens it, its field, and what is typed. */
const forms: readonly (readonly [string | undefined, string, string])[] = [
  ['Change email', 'New email', 'new@example.com'],
  ['Edit Profile', 'Screen name', 'Fern Green'],
  [undefined, 'Back on', isoDay(calendarDayOf(Date.now()) + 3)],
];

it.each(forms)(
  'Text typed before a session ended is there when its account signs in again: %s, %s',
  async (opener, label, text) => {
    openProfile();
    if (opener) await userEvent.click(await screen.findByRole('button', { name: opener }));
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    signInAgain();
    expect(await screen.findByLabelText(label)).toHaveValue(text);
  },
);

it('Interests chosen before a session ended are still chosen when its account signs in again', async () => {
  openProfile();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Energy' }));
  signInAgain();
  expect(await screen.findByRole('checkbox', { name: 'Energy' })).toBeChecked();
});
