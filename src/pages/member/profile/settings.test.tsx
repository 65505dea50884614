import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '@/testing/dialogs';
import { withAway } from '@/domain/away';
import { calendarDayOf } from '@/domain/calendar-day';
import { bare, found, open, refusing, saving, stored } from './testing/open-profile';

describe('the units', () => {
  const section = async () => within(await screen.findByRole('region', { name: 'Units' }));
  const shown = () => document.documentElement.dataset['units'];

  beforeEach(() => delete document.documentElement.dataset['units']);

  it('are saved, shown at once and kept on the device', async () => {
    const { calls, user } = open({ ...found({ ...stored, units: null }), ...saving });
    const units = await section();
    expect(units.getByLabelText('Show amounts in')).toHaveDisplayValue('As usual in my region');
    await user.selectOptions(units.getByLabelText('Show amounts in'), 'Metric');
    await user.click(units.getByRole('button', { name: 'Save units' }));
    expect(await units.findByText('Saved.')).toBeInTheDocument();
    expect(calls.at(-1)?.variables).toEqual({ input: { id: 'a1', units: 'Metric' } });
    expect([shown(), localStorage.getItem('verdure.units')]).toEqual(['Metric', 'Metric']);
  });

  it('stay as they are when they can’t be saved', async () => {
    const { user } = open({ ...found(bare), ...refusing });
    const units = await section();
    await user.selectOptions(units.getByLabelText('Show amounts in'), 'Metric');
    await user.click(units.getByRole('button', { name: 'Save units' }));
    expect(await units.findByText('Couldn’t save your units.')).toBeInTheDocument();
    expect(units.getByLabelText('Show amounts in')).toHaveValue('Metric');
    expect(shown()).toBeUndefined();
  });
});

describe('going away', () => {
  it('keeps the focus in its section when “I’m back” disappears', async () => {
    const today = calendarDayOf(Date.now());
    const away = withAway(null, today + 5, today);
    open({ ...found({ ...stored, away }), ...saving });
    const back = await screen.findByRole('button', { name: 'I’m back' });
    const section = back.closest('#away');
    await userEvent.click(back);
    expect(await screen.findByText('Welcome back.')).toBeInTheDocument();
    expect(back).not.toBeInTheDocument();
    expect(section?.contains(document.activeElement)).toBe(true);
  });
});
