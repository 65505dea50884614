import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '@/components/button';
import type { CatalogRow } from '@/domain/models/catalog-row';
import type { AdminListState } from '@/data/use-admin-list';
import '@/testing/dialogs';
import { linkModel } from '@/domain/models/link-model';
import { useFigureCheck } from './use-figure-check';

const typical: CatalogRow = { id: 'l1', name: 'Link', score: 1, updatedAt: 'now' };
const save = vi.fn<() => void>();

function Publish({ state, ...source }: Pick<AdminListState, 'rows' | 'error'> & { state: string }) {
  const { dialog, isWaiting, unlessUnusual } = useFigureCheck(linkModel, source);
  const fields = { name: 'New', score: 5000, state };
  return (
    <>
      <Button busy={isWaiting} onClick={() => unlessUnusual(fields, save)}>
        Publish
      </Button>
      {dialog}
    </>
  );
}

const loading = { rows: undefined, error: null };
const failed = { rows: undefined, error: new Error('offline') };

beforeEach(() => save.mockReset());

async function publishWhileLoading(state = 'Live') {
  const page = render(<Publish {...loading} state={state} />);
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  return {
    load: (source: Pick<AdminListState, 'rows' | 'error'>) =>
      act(() => page.rerender(<Publish {...source} state={state} />)),
  };
}

describe('An entry that is published before the other rows have loaded', () => {
  it('waits for them, and then is asked about', async () => {
    const page = await publishWhileLoading();
    expect(save).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveAttribute('aria-busy', 'true');
    page.load({ rows: [typical], error: null });
    expect(screen.getByText('Score is 5,000. For links, 1 is typical.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Publish anyway' }));
    expect(save).toHaveBeenCalledOnce();
  });

  it('is saved once they have loaded, if its numbers are usual', async () => {
    const page = await publishWhileLoading();
    page.load({ rows: [{ ...typical, score: 4000 }], error: null });
    expect(save).toHaveBeenCalledOnce();
  });

  it('asks when they couldn’t be loaded', async () => {
    const page = await publishWhileLoading();
    page.load(failed);
    expect(screen.getByText(/^The other links couldn’t be loaded/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(save).not.toHaveBeenCalled();
  });

  it('is saved at once as a draft', async () => {
    await publishWhileLoading('Draft');
    expect(save).toHaveBeenCalledOnce();
  });
});
