import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import '@/testing/dialogs';
import { renderMemberPage } from '@/testing/member-page';
import { UserProfilePage } from './user-profile';

const email = 'fern@example.com';
const dayIn = (days: number) => isoDay(calendarDayOf(Date.now()) + days);
const awayFor = (days: number) => `${dayIn(-1)}/${dayIn(days)}`;

/** A profile that is stored, with what another device changes in it. */
async function open(first: object, save?: () => object | undefined | Promise<undefined>) {
  let stored: object = { email, ...first };
  const calls = stubDataApi({
    ProfileDetails: () => ({ data: { getUserProfile: stored } }),
    SaveProfileDetails: async ({ input }) => {
      const refused = await save?.();
      if (refused) return refused;
      stored = { ...stored, ...Object(input) };
      return { data: { updateUserProfile: stored } };
    },
  });
  renderMemberPage({ path: '/userprofilepage', page: <UserProfilePage /> });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  return {
    user: userEvent.setup(),
    interests: await section('What matters to you'),
    units: await section('Units'),
    away: await section('Going away?'),
    changeElsewhere: (change: object) => {
      stored = { ...stored, ...change };
      // As when the tab is shown again.
      fireEvent(window, new Event('visibilitychange'));
    },
    saved: () =>
      calls
        .filter(({ operation }) => operation === 'SaveProfileDetails')
        .map(({ variables }) => variables['input']),
  };
}

const refused = {
  data: null,
  errors: [{ message: 'x', errorType: 'DynamoDB:ProvisionedThroughputExceededException' }],
};

it('shows what another device has changed, before and after a save here', async () => {
  const { user, interests, units, away, changeElsewhere, saved } = await open({
    interests: ['Food'],
    units: 'US',
  });
  const water = interests.getByRole('checkbox', { name: 'Water' });
  const amounts = units.getByLabelText('Show amounts in');
  const day = away.getByLabelText('Back on');
  changeElsewhere({ interests: ['Water'], units: 'Metric', away: awayFor(5) });
  await waitFor(() => expect(water).toBeChecked());
  expect(amounts).toHaveValue('Metric');
  expect(day).toHaveValue(dayIn(5));

  await user.click(water);
  await user.click(interests.getByRole('button', { name: 'Save interests' }));
  await interests.findByText(/^Saved\./);
  await user.selectOptions(amounts, '');
  await user.click(units.getByRole('button', { name: 'Save units' }));
  await units.findByText('Saved.');
  expect(saved().at(-1)).toEqual({ id: 'a1', units: null });
  fireEvent.change(day, { target: { value: dayIn(9) } });
  await user.click(away.getByRole('button', { name: 'Change the day' }));
  await away.findByText(/If the daily reminder is in your calendar/);
  expect(water).not.toBeChecked();
  expect(amounts).toHaveValue('');
  expect(day).toHaveValue(dayIn(9));

  changeElsewhere({ interests: ['Water'], units: 'US', away: awayFor(2) });
  await waitFor(() => expect(water).toBeChecked());
  expect(amounts).toHaveValue('US');
  expect(day).toHaveValue(dayIn(2));
});

it('keeps a choice that isn’t saved yet, and saves it', async () => {
  const { user, interests, units, away, changeElsewhere, saved } = await open({
    interests: ['Food'],
  });
  await user.click(interests.getByRole('checkbox', { name: 'Water' }));
  await user.selectOptions(units.getByLabelText('Show amounts in'), 'US');
  fireEvent.change(away.getByLabelText('Back on'), { target: { value: dayIn(3) } });
  changeElsewhere({ interests: ['Waste'], units: 'Metric', away: awayFor(5) });
  await away.findByRole('button', { name: 'I’m back' });
  await user.click(interests.getByRole('button', { name: 'Save interests' }));
  await interests.findByText(/^Saved\./);
  await user.click(units.getByRole('button', { name: 'Save units' }));
  await units.findByText('Saved.');
  expect(away.getByLabelText('Back on')).toHaveValue(dayIn(3));
  expect(saved()).toEqual([
    { id: 'a1', interests: ['Food', 'Water'] },
    { id: 'a1', units: 'US' },
  ]);
});

it('shows the day still when the return can’t be saved, and no day once it is', async () => {
  let isRefused = true;
  const { user, away } = await open({ away: awayFor(5) }, () => (isRefused ? refused : undefined));
  const day = away.getByLabelText('Back on');
  await user.click(away.getByRole('button', { name: 'I’m back' }));
  expect(await away.findByText(/Your choice is still here\./)).toBeVisible();
  expect(day).toHaveValue(dayIn(5));
  isRefused = false;
  await user.click(away.getByRole('button', { name: 'I’m back' }));
  expect(await away.findByText('Welcome back.')).toBeVisible();
  expect(day).toHaveValue('');
});

it('keeps a day that is entered while a save runs', async () => {
  const held = deferred<undefined>();
  const { user, away } = await open({}, () => held.promise);
  const day = away.getByLabelText('Back on');
  fireEvent.change(day, { target: { value: dayIn(5) } });
  await user.click(away.getByRole('button', { name: 'Pause until then' }));
  fireEvent.change(day, { target: { value: dayIn(7) } });
  held.resolve(undefined);
  await away.findByRole('button', { name: 'I’m back' });
  expect(day).toHaveValue(dayIn(7));
});
