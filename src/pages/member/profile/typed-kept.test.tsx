import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import '@/testing/dialogs';
import { isoDay, calendarDayOf } from '@/domain/calendar-day';
import { sessionStore } from '@/session/store';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserProfilePage } from './user-profile';

const profile = { email: 'fern@example.com', screenname: 'Fern', state: 'MA', zip: 2134 };

const open = () => renderMemberPage({ path: '/userprofilepage', page: <UserProfilePage /> });

/** Each form, the button that opens it, its field, and what is typed. */
const forms: readonly (readonly [string | undefined, string, string])[] = [
  ['Change email', 'New email', 'new@example.com'],
  ['Edit Profile', 'Screen name', 'Fern Green'],
  [undefined, 'Back on', isoDay(calendarDayOf(Date.now()) + 3)],
];

it.each(forms)(
  'What was typed when a session ended is there when its account signs in again: %s, %s',
  async (opener, label, text) => {
    stubDataApi({ ProfileDetails: () => ({ data: { getUserProfile: profile } }) });
    open();
    if (opener) await userEvent.click(await screen.findByRole('button', { name: opener }));
    fireEvent.change(await screen.findByLabelText(label), { target: { value: text } });
    sessionStore.setSession({ status: 'unauthenticated' });
    cleanup();
    open();
    expect(await screen.findByLabelText(label)).toHaveValue(text);
    cleanup();
  },
);

it('Interests that were chosen when a session ended are chosen when its account signs in again', async () => {
  stubDataApi({ ProfileDetails: () => ({ data: { getUserProfile: profile } }) });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Energy' }));
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  open();
  expect(await screen.findByRole('checkbox', { name: 'Energy' })).toBeChecked();
});
