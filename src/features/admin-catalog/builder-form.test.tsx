import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { CatalogRow } from '@/domain/models/catalog-row';
import '@/testing/dialogs';
import { stubDataApi } from '@/testing/data-api';
import { renderMemberPage } from '@/testing/member-page';
import { BuilderForm } from './builder-form';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { useListedTasks } from './testing/listed-tasks';
import { useBuilder } from './use-builder';

const taken = () => ({
  data: { r0: null },
  errors: [{ errorType: 'DynamoDB:ConditionalCheckFailedException', path: ['r0'] }],
});

/** The builder's form; the rows it writes or reads again show as a list. */
function TaskBuilder() {
  const source = useListedTasks([]);
  return (
    <>
      <BuilderForm
        kind={curatedTaskModel}
        builder={useBuilder(curatedTaskModel, source)}
        source={source}
        renderPicture={() => null}
        headingRef={{ current: null }}
        onClear={() => undefined}
      />
      <ul aria-label="Stored">
        {source.rows.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ul>
    </>
  );
}

/** Saves a draft whose response is lost, then changes its name and saves it again. */
async function saveTwice(storedIn: (row: CatalogRow) => CatalogRow) {
  let first: CatalogRow | undefined;
  const calls = stubDataApi({
    CreateCuratedTasks: ({ input0 }) => {
      if (first) return taken();
      first = { ...Object(input0), updatedAt: '2025-01-01T00:00:00.000Z' };
      throw new TypeError('Failed to fetch');
    },
    CuratedTasksRow: () => ({ data: { row: first && storedIn(first) } }),
    UpdateCuratedTasks: ({ input0 }) => ({ data: { r0: { ...first, ...Object(input0) } } }),
  });
  const user = userEvent.setup();
  renderMemberPage({ path: '/taskbuilder', page: <TaskBuilder />, account: { isAdmin: true } });
  await user.type(screen.getByLabelText('Name'), 'Walk');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Daily');
  const save = () => user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await save();
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
  await user.type(screen.getByLabelText('Name'), ' more');
  await save();
  return calls;
}

it('updates the row that an earlier attempt stored', async () => {
  const calls = await saveTwice((row) => row);
  expect(
    await screen.findByText('“Walk more” is saved as a draft. Only admins see it.'),
  ).toBeVisible();
  expect(calls.at(-1)?.operation).toBe('UpdateCuratedTasks');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('leaves the row as another admin has changed it since, and shows it in the list', async () => {
  const calls = await saveTwice((row) => ({ ...row, name: 'Walk daily' }));
  const notice = await screen.findByText(/An earlier attempt saved it, and another admin/);
  expect(notice).toHaveTextContent('Your changes are still here.');
  expect(await screen.findByRole('listitem')).toHaveTextContent('Walk daily');
  expect(screen.getByLabelText('Name')).toHaveValue('Walk more');
  expect(calls.map(({ operation }) => operation)).not.toContain('UpdateCuratedTasks');
});
