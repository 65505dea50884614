import { QueryClient } from '@tanstack/react-query';
import { expect, it, onTestFinished, vi } from 'vitest';
import { product } from '@/brand';
import { selectionOf, taskOf } from '@/domain/testing/rows';
import { stubFetch } from '@/testing/data-api';
import { downloadPlan } from './plan-file';

it('asks to reload the page if a deployment has removed the calendar code', async () => {
  vi.doMock('./plan-calendar', () => {
    throw new TypeError('No such file');
  });
  onTestFinished(() => vi.doUnmock('./plan-calendar'));
  stubFetch(() => Response.json({ name: product }));
  const task = taskOf('seal', 'Medium');
  const selection = { ...selectionOf('seal', 's1'), task };
  const action = downloadPlan(selection, { on: '2026-03-07', time: '09:00', made: 0 });
  const actor = { client: new QueryClient(), accountId: 'a1' };
  await expect(action.run(actor)).rejects.toMatchObject({ kind: 'outdated' });
});
