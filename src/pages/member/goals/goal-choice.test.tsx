import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Task } from '@/domain/task';
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
const herbs = taskOf('herbs', 'Medium', { name: 'Plant herbs', description: 'In pots', score: 20 });

const card = (name: string) => screen.findByRole('article', { name });
const names = () =>
  screen.getAllByRole('article').map((article) => within(article).getByRole('heading').textContent);

/** Opens the page with tasks to choose from, some of which are on the list. */
async function open(tasks: Task[], listed: readonly Task[] = []) {
  const api = new FakeApi(tasks);
  for (const { id } of listed) api.putOnList(id);
  stubDataApi(api.answers());
  renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
  await screen.findAllByText(tasks[0]?.name ?? 'No Tasks Available. Try Again Later.');
  return userEvent.setup();
}

it('lists the medium tasks under the specified heading, with a link to the home page', async () => {
  await open([bulbs, herbs, taskOf('solar', 'Strategic')]);
  const name = 'Available Medium Tasks - Select what you want to see on your home page.';
  expect(screen.getByRole('heading', { level: 1, name })).toBeInTheDocument();
  const home = screen.getByRole('link', { name: 'Return Home' });
  expect(home).toHaveAttribute('href', '/userlanding');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('Tasks come last in every order if they were on the list before, keep their place when added, and can be searched', async () => {
  const mend = taskOf('shirt', 'Medium', { name: 'Mend a shirt', score: 5 });
  const user = await open([bulbs, herbs, mend], [bulbs]);
  const shirt = within(await card('Mend a shirt'));
  const byName = ['Mend a shirt', 'Plant herbs', 'Change the bulbs'];
  expect(names()).toEqual(byName);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Score, highest first');
  expect(names()).toEqual(['Plant herbs', 'Mend a shirt', 'Change the bulbs']);
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
  await user.click(shirt.getByRole('button', { name: /^Add to my list/ }));
  await user.click(await screen.findByRole('button', { name: 'OK' }));
  expect(await shirt.findByRole('button', { name: 'Already Added' })).toBeDisabled();
  expect(names()).toEqual(byName);
  await user.type(screen.getByLabelText('Search tasks'), 'pots');
  expect(names()).toEqual(['Plant herbs']);
  await user.type(screen.getByLabelText('Search tasks'), ' nothing');
  expect(screen.getByText(/No tasks match your search/)).toBeInTheDocument();
});

it('says that there are no tasks', async () => {
  await open([]);
  expect(screen.queryByRole('article')).toBeNull();
});

it('a card shows the task’s effort, benefit and source', async () => {
  const user = await open([bulbs, pipes]);
  const bulbsCard = within(await card('Change the bulbs'));
  await user.click(bulbsCard.getByRole('button', { name: 'About Change the bulbs' }));
  const about = within(bulbsCard.getByRole('region', { name: 'About Change the bulbs' }));
  expect(about.getByText('15 minutes')).toBeInTheDocument();
  expect(about.getByText('Under $20')).toBeInTheDocument();
  expect(about.getByText('At home · Renters can do it')).toBeInTheDocument();
  expect(about.getByText(/They use 75% less energy/)).toBeInTheDocument();
  const source = about.getByRole('link', { name: /energy.gov/ });
  expect(source).toHaveAttribute('href', 'https://www.energy.gov/lighting');
});

it('A member filters by time, money and home, each option with the number it would leave', async () => {
  const user = await open([bulbs, pipes, older]);
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
  expect(document.body).not.toHaveFocus();
  expect(money).toHaveValue('free');
  await user.selectOptions(screen.getByLabelText('Home'), 'yes');
  await user.selectOptions(time, '15-minutes');
  await user.selectOptions(screen.getByLabelText('Category'), 'Home');
  await user.click(screen.getByRole('button', { name: 'Drop “Free” and “Home” (1 task)' }));
  expect(names()).toEqual(['Change the bulbs']);
  expect(time).toHaveValue('15-minutes');
});

it('a good first task is marked with the reason', async () => {
  await open([bulbs, older]);
  const bulbsCard = await card('Change the bulbs');
  expect(bulbsCard).toHaveTextContent('Good first one: takes 15 minutes');
  expect(bulbsCard).toHaveTextContent('15 minutes, under $20');
  expect(await card('An older row')).not.toHaveTextContent('Good first one');
});
