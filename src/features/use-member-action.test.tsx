import { fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { deferred } from '@/testing/deferred';
import { renderMemberPage } from '@/testing/member-page';
import { type MemberAction, useMemberAction } from './use-member-action';

interface ActionPageProps {
  readonly action: MemberAction<void>;
  readonly onBusy: (isBusy: boolean) => void;
}

function ActionPage({ action, onBusy }: ActionPageProps) {
  const { run, isPending } = useMemberAction();
  useEffect(() => onBusy(isPending), [isPending, onBusy]);
  return <button onClick={() => run(action)}>Walk</button>;
}

it('A page is busy while an action runs, but not while one is undone', async () => {
  const walk = deferred<void>();
  const undo: MemberAction<void> = {
    kind: 'undo',
    run: () => new Promise((resolve) => setTimeout(resolve)),
    done: () => ({ message: 'Undone.' }),
  };
  const action: MemberAction<void> = {
    kind: 'walk',
    run: () => walk.promise,
    done: () => ({ message: 'Done.', undo }),
  };
  const onBusy = vi.fn<(isBusy: boolean) => void>();
  renderMemberPage({ path: '/', page: <ActionPage action={action} onBusy={onBusy} /> });
  fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
  await expect.poll(() => onBusy).toHaveBeenLastCalledWith(true);
  walk.resolve();
  await screen.findByText('Done.');
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  await screen.findByText('Undone.');
  expect(onBusy.mock.calls.flat()).toEqual([false, true, false]);
});
