import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LiveListener } from '@/data/live';
import { PAGE_LIMIT } from '@/data/paging';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import type { CatalogModel } from '@/domain/models/field';
import { linkModel } from '@/domain/models/link-model';
import { stubDataApi } from '@/testing/data-api';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { listing, walk } from './testing/listed-tasks';

const live = vi.hoisted((): { others?: LiveListener } => ({}));

vi.mock('@/data/live', () => ({
  subscribeToList: (_: object, listener: LiveListener) => {
    live.others = listener;
    return () => undefined;
  },
}));

vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

// A full page of the API, plus one row.
const tasks = Array.from({ length: PAGE_LIMIT + 1 }, (_, at): CatalogRow => {
  const name = `Task ${String(at).padStart(4, '0')}`;
  return { ...walk, id: name, name, score: at };
});

async function openList() {
  const calls = stubDataApi({
    CuratedTasks: ({ limit, nextToken }) => ({
      data: {
        page:
          nextToken === null
            ? { items: tasks.slice(0, Number(limit)), nextToken: 'rest' }
            : { items: tasks.slice(Number(calls[0]?.variables['limit'])), nextToken: null },
      },
    }),
  });
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Tasks" />);
  expect(await screen.findByText('1,001 tasks')).toBeVisible();
  return userEvent.setup();
}

it('starts at the first page after a new search, filter or order', async () => {
  const user = await openList();
  const goToPage2 = async () => {
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    expect(screen.getByText('Page 2 of 34')).toBeVisible();
  };
  const choose = (label: string, option: string) =>
    user.selectOptions(screen.getByLabelText(label), option);
  for (const change of [
    () => choose('Sort by', 'Score, highest first'),
    () => choose('Filter by difficulty', 'Daily'),
    () => choose('Filter by state', 'Live'),
    () => user.type(screen.getByLabelText('Search tasks'), 'task'),
  ]) {
    await goToPage2();
    await change();
    expect(await screen.findByText('Page 1 of 34')).toBeVisible();
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent('Task 1000');
  }
});

it('finds a row beyond the API’s first page, and shows another admin’s change to it', async () => {
  const user = await openList();
  await user.type(screen.getByLabelText('Search tasks'), '1000');
  expect(await screen.findByText('1 task')).toBeVisible();
  const theirs = { ...walk, id: 'Task 1000', name: '1000 steps', updatedAt: '2025-01-02' };
  act(() => live.others?.written(theirs));
  expect(await screen.findByText('1000 steps')).toBeVisible();
  act(() => live.others?.deleted(theirs.id));
  expect(await screen.findByText(/^No tasks match\./)).toBeVisible();
});

it('has 30 tasks or 25 links on a page (spec §2.4)', () => {
  expect([curatedTaskModel.perPage, linkModel.perPage]).toEqual([30, 25]);
});

it('truncates descriptions to 20 characters, and shows them in full on hover', async () => {
  const description = 'Walk to work, to the shops and back.';
  stubDataApi(listing({ ...walk, description }));
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Tasks" builds edits />);
  expect(await screen.findByText('Walk to work, to the…')).toHaveAttribute('title', description);
});

it('shows only the fields that a model defines', async () => {
  const { name, weblink, state } = linkModel.fields;
  const model: CatalogModel = {
    ...linkModel,
    type: 'Partner',
    list: 'listPartners',
    singular: 'partner',
    plural: 'partners',
    fields: { name, weblink, state },
  };
  const items = [{ ...walk, name: 'Fern', weblink: 'https://fern.example/', state: 'Archived' }];
  stubDataApi({ CuratedPartners: () => ({ data: { page: { items, nextToken: null } } }) });
  renderAdminPage(<AdminEditor model={model} heading="Partners" builds edits />);
  expect(await screen.findByText('https://fern.example/')).toBeVisible();
  expect(screen.queryByText(/score|description|difficulty|sort by/i)).toBeNull();
  await userEvent.type(screen.getByLabelText('Search partners'), 'Moss');
  expect(await screen.findByText('No partners match. Try another word or state.')).toBeVisible();
});
