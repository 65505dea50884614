import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Task } from '@/domain/task';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { MediumTasksPage } from './goal-choice';

const tasks = [
  taskOf('bulbs', 'Medium', { name: 'Change the bulbs', score: 30 }),
  taskOf('herbs', 'Medium', { name: 'Plant herbs', description: 'In pots', score: 20 }),
  taskOf('solar', 'Strategic', { name: 'Solar panels' }),
];
const withTasks = (...more: readonly Task[]) => new FakeApi([...tasks, ...more]);

function open(api = withTasks(), answers = api.answers()): void {
  stubDataApi(answers);
  renderMemberPage({ path: '/mediumtasks', page: <MediumTasksPage /> });
}

const names = () =>
  screen.getAllByRole('article').map((each) => within(each).getByRole('heading').textContent);
const card = (name: string) => screen.findByRole('article', { name });

describe('the medium tasks', () => {
  it('are listed under the specified heading, with a way home', async () => {
    open();
    expect(
      screen.getByRole('heading', {
        level: 1,
        name: 'Available Medium Tasks - Select what you want to see on your home page.',
      }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Return Home' })).toHaveAttribute(
      'href',
      '/userlanding',
    );
    expect(await screen.findAllByRole('article')).toHaveLength(2);
  });

  it('come last in every order if they were on the list before, keep their place when added, and can be searched', async () => {
    const api = withTasks(taskOf('shirt', 'Medium', { name: 'Mend a shirt', score: 5 }));
    api.putOnList('bulbs');
    open(api);
    const shirt = within(await card('Mend a shirt'));
    const byName = ['Mend a shirt', 'Plant herbs', 'Change the bulbs'];
    expect(names()).toEqual(byName);
    const user = userEvent.setup();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Score, highest first');
    expect(names()).toEqual(['Plant herbs', 'Mend a shirt', 'Change the bulbs']);
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Name');
    await user.click(shirt.getByRole('button', { name: 'Add to my list' }));
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    expect(await shirt.findByRole('button', { name: 'Already Added' })).toBeDisabled();
    expect(names()).toEqual(byName);
    await user.type(screen.getByLabelText('Search tasks'), 'pots');
    expect(names()).toEqual(['Plant herbs']);
    await user.type(screen.getByLabelText('Search tasks'), ' nothing');
    expect(screen.getByText(/No tasks match your search/)).toBeInTheDocument();
  });

  it('say that there are none', async () => {
    open(new FakeApi([]));
    expect(await screen.findByText('No Tasks Available. Try Again Later.')).toBeInTheDocument();
  });
});
