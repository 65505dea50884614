import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { MediumTasksPage } from './goal-choice';

const bulbs = taskOf('bulbs', 'Medium', {
  name: 'Change the bulbs',
  score: 25,
  category: 'Energy',
  timeNeeded: 15,
  cost: 'Under20',
  place: 'Home',
  renters: 'Yes',
  whyItHelps: 'They use 75% less energy.',
  whySource: 'https://www.energy.gov/lighting',
});
const pipes = taskOf('pipes', 'Medium', {
  name: 'Wrap the pipes',
  score: 35,
  category: 'Home',
  timeNeeded: 120,
  cost: 'Free',
  renters: 'No',
});
const older = taskOf('older', 'Medium', { name: 'An older row', score: 5 });

const card = (name: string) => screen.findByRole('article', { name });
const names = () =>
  screen.getAllByRole('article').map((one) => within(one).getByRole('heading').textContent);

async function open(...tasks: ReturnType<typeof taskOf>[]) {
  stubDataApi(new FakeApi(tasks).answers());
  renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  await screen.findAllByRole('article');
  return userEvent.setup();
}

describe('choosing a task', () => {
  it('shows a task’s effort and benefit on its card, with the source', async () => {
    const user = await open(bulbs, pipes);
    const one = within(await card('Change the bulbs'));
    await user.click(one.getByRole('button', { name: 'About Change the bulbs' }));
    const about = within(one.getByRole('region', { name: 'About Change the bulbs' }));
    expect(about.getByText('15 minutes')).toBeInTheDocument();
    expect(about.getByText('Under $20')).toBeInTheDocument();
    expect(about.getByText('At home · Renters can do it')).toBeInTheDocument();
    expect(about.getByText(/They use 75% less energy/)).toBeInTheDocument();
    expect(about.getByRole('link', { name: /energy.gov/ })).toHaveAttribute(
      'href',
      'https://www.energy.gov/lighting',
    );
  });

  it('filters by time, money and home, each option with the number it would leave', async () => {
    const user = await open(bulbs, pipes, older);
    const time = screen.getByLabelText('Time');
    expect(within(time).getByRole('option', { name: 'I have 15 minutes (1)' })).toBeInTheDocument();
    expect(within(time).getByRole('option', { name: 'I have a weekend (2)' })).toBeInTheDocument();
    await user.selectOptions(time, '15-minutes');
    expect(names()).toEqual(['Change the bulbs']);
    const money = screen.getByLabelText('Money');
    expect(within(money).getByRole('option', { name: 'Free (0)' })).toBeInTheDocument();
    await user.selectOptions(money, 'free');
    expect(screen.getByText(/^No tasks match all of your filters/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Drop “I have 15 minutes” (1 task)' }));
    expect(names()).toEqual(['Wrap the pipes']);
    expect(money).toHaveValue('free');
    await user.selectOptions(screen.getByLabelText('Home'), 'yes');
    await user.selectOptions(time, '15-minutes');
    await user.selectOptions(screen.getByLabelText('Category'), 'Home');
    await user.click(screen.getByRole('button', { name: 'Drop “Free” and “Home” (1 task)' }));
    expect(names()).toEqual(['Change the bulbs']);
    expect(time).toHaveValue('15-minutes');
  });

  it('marks a good first one, and says why', async () => {
    await open(bulbs, older);
    const one = await card('Change the bulbs');
    expect(one).toHaveTextContent('Good first one: takes 15 minutes');
    expect(one).toHaveTextContent('15 minutes, under $20');
    expect(await card('An older row')).not.toHaveTextContent('Good first one');
  });
});
