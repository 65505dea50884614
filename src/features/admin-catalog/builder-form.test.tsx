import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { CatalogRow } from '@/domain/models/catalog-row';
import { sessionStore } from '@/session/store';
import { conflictAt, stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';
import { curatedTaskModel } from '@/domain/models/curated-task-model';
import { linkModel } from '@/domain/models/link-model';
import { listing } from './testing/listed-tasks';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const openBuilder = () =>
  renderAdminPage(<AdminEditor model={curatedTaskModel} heading="Stored" builds />);

function signInAgain() {
  sessionStore.setSession({ status: 'unauthenticated' });
  cleanup();
  openBuilder();
}

/** Saves a draft whose response is lost, then changes its name and saves it again. */
async function saveTwice(storedIn: (row: CatalogRow) => CatalogRow, meanwhile = () => {}) {
  let first: CatalogRow | undefined;
  const calls = stubDataApi({
    ...listing(),
    CreateCuratedTasks: ({ input0 }) => {
      const row = { ...Object(input0), updatedAt: '2025-01-01T00:00:00.000Z' };
      if (first) return first.id === row.id ? conflictAt('r0') : { data: { r0: row } };
      first = row;
      throw new TypeError('Failed to fetch');
    },
    CuratedTasksRow: () => ({ data: { row: first && storedIn(first) } }),
    UpdateCuratedTasks: ({ input0 }) => ({ data: { r0: { ...first, ...Object(input0) } } }),
  });
  const user = userEvent.setup();
  openBuilder();
  await user.type(screen.getByLabelText('Name'), 'Walk');
  await user.selectOptions(screen.getByLabelText('Difficulty'), 'Daily');
  const save = () => user.click(screen.getByRole('button', { name: 'Save as draft' }));
  await save();
  expect(await screen.findByText(/We couldn’t reach the server/)).toBeVisible();
  meanwhile();
  await user.type(screen.getByLabelText('Name'), ' more');
  await save();
  return calls;
}

it.each([
  ['in the same session', undefined],
  ['after signing in again', signInAgain],
])('updates the row that an earlier attempt stored, %s', async (_, meanwhile) => {
  const calls = await saveTwice((row) => row, meanwhile);
  expect(
    await screen.findByText('“Walk more” is saved as a draft. Only admins see it.'),
  ).toBeVisible();
  expect(calls.map(({ operation }) => operation)).toContain('UpdateCuratedTasks');
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

it('previews the score as cards show it', async () => {
  stubDataApi(listing());
  openBuilder();
  const preview = within(screen.getByRole('region', { name: 'Preview' }));
  expect(preview.getByText('Score: 0')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Score'), '01000');
  expect(preview.getByText('Score: 1,000')).toBeVisible();
});

it('leaves the row as another admin has changed it since, and shows it in the list', async () => {
  const calls = await saveTwice((row) => ({ ...row, name: 'Walk daily' }));
  const notice = await screen.findByText(/An earlier attempt saved it, and another admin/);
  expect(notice).toHaveTextContent('Your changes are still here.');
  expect(await screen.findByRole('article', { name: 'Walk daily' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Walk more');
  expect(calls.map(({ operation }) => operation)).not.toContain('UpdateCuratedTasks');
});

const answerWith = (score: number) => {
  const row = { id: 'l1', name: 'Link', score, updatedAt: '2025-01-01T00:00:00.000Z' };
  return { data: { page: { items: [row], nextToken: null } } };
};

/** Types a new link of 500 points, before or after the other links have loaded. */
async function typeLink(links: object | Promise<object>) {
  const calls = stubDataApi({
    CuratedLinks: () => links,
    CreateCuratedLinks: ({ input0 }) => ({
      data: { r0: { ...Object(input0), updatedAt: '2025-01-02T00:00:00.000Z' } },
    }),
  });
  const user = userEvent.setup();
  renderAdminPage(<AdminEditor model={linkModel} heading="Links" builds edits />);
  if (!(links instanceof Promise)) await screen.findByRole('article', { name: 'Link' });
  for (const [label, text] of [
    ['Name', 'New'],
    ['Description', 'Text'],
    ['Score', '500'],
    ['Duration', '1'],
  ] as const) {
    await user.type(screen.getByLabelText(label), text);
  }
  const isSaved = () => calls.some(({ operation }) => operation === 'CreateCuratedLinks');
  return { user, isSaved };
}

/** Types such a link, and saves it. */
async function saveLink(links: object | Promise<object>, button = 'Publish') {
  const typed = await typeLink(links);
  await typed.user.click(screen.getByRole('button', { name: button }));
  return typed;
}

const never = deferred<object>().promise;

describe('A link that is published', () => {
  it('is asked about if its numbers are unusual', async () => {
    const { user, isSaved } = await saveLink(answerWith(1));
    expect(await screen.findByText('Score is 500. For links, 1 is typical.')).toBeVisible();
    expect(isSaved()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is saved at once if they are usual', async () => {
    await saveLink(answerWith(400));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is asked about while the others haven’t loaded, and can still be edited', async () => {
    const { user, isSaved } = await saveLink(never);
    expect(await screen.findByText(/^The other links haven’t loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(isSaved()).toBe(false);
  });

  it('is published by Ctrl+Enter, but never by Enter alone', async () => {
    const { user } = await typeLink(answerWith(400));
    await user.type(screen.getByLabelText('Name'), '{Enter}');
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(screen.getByLabelText('Name')).toHaveValue('New');
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is saved at once as a draft', async () => {
    await saveLink(never, 'Save as draft');
    expect(await screen.findByText(/^“New” is saved as a draft/)).toBeVisible();
  });
});
