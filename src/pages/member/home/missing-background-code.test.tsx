import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { newCompletion } from '@/domain/new-completion';
import { goalSelectionId } from '@/domain/row-ids';
import { taskOf } from '@/domain/testing/rows';
import { stubDataApi } from '@/testing/data-api';
import { FakeApi } from '@/testing/fake-api';
import { renderMemberPage } from '@/testing/member-page';
import { UserLandingPage } from './user-landing';

const asked = vi.hoisted(() => new Set<string>());

// A deployment has removed these chunks.
vi.mock('./daily-tasks/clean-up', () => {
  asked.add('clean-up');
  throw new TypeError('Failed to fetch dynamically imported module');
});
vi.mock('@/features/completions/settle', () => {
  asked.add('settle');
  throw new TypeError('Failed to fetch dynamically imported module');
});

it('doesn’t reload the page when code is missing that nobody waits for', async () => {
  vi.stubGlobal('matchMedia', undefined);
  const api = new FakeApi(['a', 'b', 'c'].map((id) => taskOf(id)));
  const id = goalSelectionId('a1', 'gone');
  api.selections.set(id, { id, taskId: 'gone', selectionDate: '2025-06-01T00:00:00.000Z' });
  // The member document doesn't count it yet.
  const done = newCompletion('a1', taskOf('done'), Date.now());
  api.completions.set(done.id, { ...done });
  stubDataApi(api.answers());
  renderMemberPage({ path: '/userlanding', page: <UserLandingPage /> });
  const section = await screen.findByRole('region', { name: 'Your Daily Tasks' });
  expect(await within(section).findAllByRole('article')).toHaveLength(3);
  await waitFor(() => expect([...asked].sort()).toEqual(['clean-up', 'settle']));
  expect(sessionStorage.getItem('verdure.reloaded-at')).toBeNull();
});
