import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { linkModel } from '@/domain/models/link-model';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => import('./testing/picture-picker'));

const answerWith = (score: number) => {
  const row = { id: 'l1', name: 'Link', score, updatedAt: '2025-01-01T00:00:00.000Z' };
  return { data: { page: { items: [row], nextToken: null } } };
};

/** Saves a new link of 500 points, before or after the other links have loaded. */
async function save(links: object | Promise<object>, button = 'Publish') {
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
  await user.click(screen.getByRole('button', { name: button }));
  const isSaved = () => calls.some(({ operation }) => operation === 'CreateCuratedLinks');
  return { user, isSaved };
}

const never = deferred<object>().promise;

describe('A link that is published', () => {
  it('is asked about if its numbers are unusual', async () => {
    const { user, isSaved } = await save(answerWith(1));
    expect(await screen.findByText('Score is 500. For links, 1 is typical.')).toBeVisible();
    expect(isSaved()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is saved at once if they are usual', async () => {
    await save(answerWith(400));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is asked about while the others haven’t loaded, and can still be edited', async () => {
    const { user, isSaved } = await save(never);
    expect(await screen.findByText(/^The other links haven’t loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(isSaved()).toBe(false);
  });

  it('is saved at once as a draft', async () => {
    await save(never, 'Save as draft');
    expect(await screen.findByText(/^“New” is saved as a draft/)).toBeVisible();
  });
});
