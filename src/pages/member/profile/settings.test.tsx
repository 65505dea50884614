import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { calendarDayOf, isoDay } from '@/domain/calendar-day';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { REFUSAL } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { messages } from '@/testing/messages';
import { PageToLeave } from '@/testing/page-to-leave';
import { UserProfilePage } from './user-profile';

const email = 'fern@example.com';
const dayIn = (days: number) => isoDay(calendarDayOf(Date.now()) + days);
const awayFor = (days: number) => `${dayIn(-1)}/${dayIn(days)}`;
const shownUnits = () => document.documentElement.dataset['units'];

/** A stored profile, with changes by another device. */
async function open(first: object, save?: () => object | undefined | Promise<object | undefined>) {
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
  const page = (
    <PageToLeave>
      <UserProfilePage />
    </PageToLeave>
  );
  renderMemberPage({ path: '/userprofilepage', page });
  const user = userEvent.setup();
  const section = async (name: string) => {
    const region = await screen.findByRole('region', { name });
    const { getByRole, ...found } = within(region);
    const press = (button: string) => user.click(getByRole('button', { name: button }));
    return { region, ...found, getByRole, press };
  };
  const [interests, units, away] = [
    await section('What matters to you'),
    await section('Units'),
    await section('Going away?'),
  ];
  return {
    user,
    interests,
    water: interests.getByRole('checkbox', { name: 'Water' }),
    units,
    amounts: units.getByLabelText('Show amounts in'),
    away,
    day: away.getByLabelText('Back on'),
    changeElsewhere: (change: object) => {
      stored = { ...stored, ...change };
      // As if the tab were shown again.
      fireEvent(window, new Event('visibilitychange'));
    },
    saved: () =>
      calls
        .filter(({ operation }) => operation === 'SaveProfileDetails')
        .map(({ variables }) => variables['input']),
  };
}

const enter = (day: HTMLElement, value: string) => fireEvent.change(day, { target: { value } });

beforeEach(() => delete document.documentElement.dataset['units']);

it('shows another device’s changes, before and after a save here', async () => {
  const { user, interests, water, units, amounts, away, day, changeElsewhere, saved } = await open({
    interests: ['Food'],
    units: 'US',
  });
  changeElsewhere({ interests: ['Water'], units: 'Metric', away: awayFor(5) });
  await waitFor(() => expect(water).toBeChecked());
  expect(amounts).toHaveValue('Metric');
  expect(day).toHaveValue(dayIn(5));

  await user.click(water);
  await interests.press('Save interests');
  await interests.findByText(/^Saved\./);
  await user.selectOptions(amounts, '');
  await units.press('Save units');
  await units.findByText('Saved.');
  expect(saved().at(-1)).toEqual({ id: 'a1', units: null });
  enter(day, dayIn(9));
  await away.press('Change the day');
  await away.findByText(/If the daily reminder is in your calendar/);
  expect(water).not.toBeChecked();
  expect(amounts).toHaveValue('');
  expect(day).toHaveValue(dayIn(9));

  changeElsewhere({ interests: ['Water'], units: 'US', away: awayFor(2) });
  await waitFor(() => expect(water).toBeChecked());
  expect(amounts).toHaveValue('US');
  expect(day).toHaveValue(dayIn(2));
});

it('keeps a choice that isn’t saved yet, and saves it; units are then shown and kept on the device', async () => {
  const { user, interests, water, units, amounts, away, day, changeElsewhere, saved } = await open({
    interests: ['Food'],
  });
  expect(amounts).toHaveDisplayValue('Usual for my region');
  await user.click(water);
  await user.selectOptions(amounts, 'Metric');
  enter(day, dayIn(3));
  changeElsewhere({ interests: ['Waste'], units: 'US', away: awayFor(5) });
  await away.findByRole('button', { name: 'I’m back' });
  await interests.press('Save interests');
  await interests.findByText(/^Saved\./);
  await units.press('Save units');
  await units.findByText('Saved.');
  expect(day).toHaveValue(dayIn(3));
  expect(saved()).toEqual([
    { id: 'a1', interests: ['Food', 'Water'] },
    { id: 'a1', units: 'Metric' },
  ]);
  expect([shownUnits(), localStorage.getItem('verdure.units')]).toEqual(['Metric', 'Metric']);
});

it('keeps showing chosen units that can’t be saved, and applies them nowhere', async () => {
  const { user, units, amounts } = await open({}, () => REFUSAL);
  await user.selectOptions(amounts, 'Metric');
  await units.press('Save units');
  await units.findByText('Couldn’t save your units.');
  expect(amounts).toHaveValue('Metric');
  expect(shownUnits()).toBeUndefined();
});

it('still shows the day if the return can’t be saved, and none once it is saved, with the focus in the same place', async () => {
  let isRefused = true;
  const { away, day } = await open({ away: awayFor(5) }, () => (isRefused ? REFUSAL : undefined));
  const back = away.getByRole('button', { name: 'I’m back' });
  await away.press('I’m back');
  expect(await away.findByText(/Your choice is still here\./)).toBeVisible();
  expect(day).toHaveValue(dayIn(5));
  isRefused = false;
  await away.press('I’m back');
  expect(await away.findByText(/^If the daily reminder/)).toBeVisible();
  expect(messages().getByText('Welcome back. Your streak continues.')).toBeVisible();
  expect(day).toHaveValue('');
  expect(back).not.toBeInTheDocument();
  expect(away.region).toContainElement(document.querySelector(':focus'));
});

it('keeps a day that is entered while a save runs', async () => {
  const held = deferred<undefined>();
  const { away, day } = await open({}, () => held.promise);
  enter(day, dayIn(5));
  await away.press('Pause until then');
  enter(day, dayIn(7));
  held.resolve(undefined);
  await away.findByRole('button', { name: 'I’m back' });
  expect(day).toHaveValue(dayIn(7));
});

it.each([
  ['Save interests', 'Couldn’t save your interests.'],
  ['Save Changes', 'Couldn’t save your profile.'],
])('%s says elsewhere that it failed, and can be tried again there', async (button, failed) => {
  const held = deferred<object>();
  const { user, saved } = await open(
    { screenname: 'Fern', state: null, zip: null },
    () => held.promise,
  );
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  await press('Edit Profile');
  await press(button);
  await press('Away');
  held.resolve(REFUSAL);
  const message = await messages().findByText(`${failed} Something went wrong.`);
  expect(message).toBeVisible();
  await press('Try again');
  await waitFor(() => expect(saved()).toHaveLength(2));
});
