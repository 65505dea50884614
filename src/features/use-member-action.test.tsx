import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { homeQuery } from '@/data/home';
import { stubDataApi } from '@/testing/data-api';
import { deferred } from '@/testing/deferred';
import { accountWith } from '@/testing/fake-api';
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

it('a page is busy while an action runs, but not while it is undone', async () => {
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

it('whether an action can be undone is checked only when the home changes, not on every render', async () => {
  stubDataApi(accountWith().answers());
  const isUndoable = vi.fn<() => boolean>(() => true);
  const undo: MemberAction<void> = { kind: 'undo', run: async () => {} };
  const action: MemberAction<void> = {
    kind: 'walk',
    run: async () => {},
    done: () => ({ message: 'Done.', undo, isUndoable }),
  };
  const clients: QueryClient[] = [];
  const Client = () => {
    const client = useQueryClient();
    useEffect(() => void clients.push(client), [client]);
    return null;
  };
  const page = (
    <>
      <Client />
      <ActionPage action={action} onBusy={() => {}} />
    </>
  );
  renderMemberPage({ path: '/', page });
  const [client = new QueryClient()] = clients;
  const home = await client.fetchQuery(homeQuery('a1'));
  fireEvent.click(screen.getByRole('button', { name: 'Walk' }));
  await screen.findByText('Done.');
  isUndoable.mockClear();
  act(() => void client.setQueryData(['a1', 'picture', 'leaf'], 'https://bucket.example/leaf'));
  expect(isUndoable).not.toHaveBeenCalled();
  act(() => void client.setQueryData(homeQuery('a1').queryKey, { ...home }));
  await expect.poll(() => isUndoable).toHaveBeenCalled();
});
