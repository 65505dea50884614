import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { RowList } from './row-list';
import { useListedTasks } from './testing/listed-tasks';

const tasks = Array.from({ length: curatedTaskModel.perPage * 3 }, (_, at): CatalogRow => {
  const name = `Task ${String(at).padStart(3, '0')}`;
  return { id: name, name, difficulty: 'Daily', score: at, updatedAt: '2025-01-01T00:00:00.000Z' };
});

function Tasks() {
  return (
    <RowList
      model={curatedTaskModel}
      heading="Tasks"
      source={useListedTasks(tasks)}
      firstSearch=""
      edited={undefined}
      renderRow={({ name }) => name}
    />
  );
}

it('starts at the first page after a new search, filter or order', async () => {
  render(<Tasks />);
  const user = userEvent.setup();
  const goTo2 = async () => {
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 3')).toBeVisible();
  };
  const choose = (label: string, option: string) =>
    user.selectOptions(screen.getByLabelText(label), option);
  for (const change of [
    () => choose('Sort by', 'Score, highest first'),
    () => choose('Filter by difficulty', 'Daily'),
    () => choose('Filter by state', 'Live'),
    () => user.type(screen.getByLabelText('Search tasks'), 'task'),
  ]) {
    await goTo2();
    await change();
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Task 089');
  }
});
