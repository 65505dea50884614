import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { linkModel } from '@/domain/models/link-model';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { renderAdminPage } from '@/testing/member-page';
import { AdminEditor } from './admin-editor';

vi.mock('@/data/live', () => ({ subscribeToList: () => () => undefined }));
vi.mock('./pictures/picture-picker', () => ({ PicturePicker: () => null }));

const answerWith = (score: number) => {
  const row = { id: 'l1', name: 'Link', score, updatedAt: '2025-01-01T00:00:00.000Z' };
  return { data: { page: { items: [row], nextToken: null } } };
};

/** Saves a new link of 500 points before the other links have loaded. */
async function saveWhileLoading(button = 'Publish') {
  const list = deferred<object>();
  const calls = stubDataApi({
    CuratedLinks: () => list.promise,
    CreateCuratedLinks: ({ input0 }) => ({
      data: { r0: { ...Object(input0), updatedAt: '2025-01-02T00:00:00.000Z' } },
    }),
  });
  const user = userEvent.setup();
  renderAdminPage(<AdminEditor model={linkModel} heading="Links" builds edits />);
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
  return { user, list, isSaved };
}

describe('A link that is published before the others have loaded', () => {
  it('waits for them, and then is asked about', async () => {
    const { user, list, isSaved } = await saveWhileLoading();
    expect(screen.getByRole('button', { name: 'Publishing…' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    list.resolve(answerWith(1));
    expect(await screen.findByText('Score is 500. For links, 1 is typical.')).toBeVisible();
    expect(isSaved()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('is saved once they have loaded, if its numbers are usual', async () => {
    const { list } = await saveWhileLoading();
    list.resolve(answerWith(400));
    expect(await screen.findByText('“New” is now live for all members.')).toBeVisible();
  });

  it('asks when they couldn’t be loaded', async () => {
    const { user, list, isSaved } = await saveWhileLoading();
    list.resolve({ data: null, errors: [{ errorType: 'Unauthorized', message: 'planned' }] });
    expect(await screen.findByText(/^The other links couldn’t be loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Publish' })).toBeEnabled();
    expect(isSaved()).toBe(false);
  });

  it('is saved at once as a draft', async () => {
    await saveWhileLoading('Save as draft');
    expect(await screen.findByText(/^“New” is saved as a draft/)).toBeVisible();
  });
});
