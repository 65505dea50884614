import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@/domain/instant';
import { sessionStore } from '@/session/store';
import { signedIn } from '@/testing/accounts';
import { setOnline } from '@/testing/connection';
import { renderPageHook } from '@/testing/member-page';
import { usePicture } from './use-picture';

let signed = 0;
vi.mock('./picture-signer', () => ({
  signPicture: async (path: string) => {
    signed += 1;
    return { url: `${path}?${signed}`, expiresAt: Date.now() + 60 * MINUTE_MS };
  },
}));

beforeEach(() => {
  signed = 0;
  sessionStore.setSession(signedIn());
});

function renderPicture() {
  // As in the application's query client.
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always' } } });
  const usePictureOf = ({ name }: { name: string }) => usePicture(`task-pictures/${name}`);
  return renderPageHook(usePictureOf, client, { name: 'fern' });
}

it('re-signs a picture that fails to load, but only once in a row', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result, rerender } = renderPicture();
  await waitFor(() => expect(result.current.src).toBe('task-pictures/fern?1'));
  act(() => result.current.onBroken());
  await waitFor(() => expect(result.current.src).toBe('task-pictures/fern?2'));
  act(() => result.current.onBroken());
  expect(logged).toHaveBeenCalledOnce();
  logged.mockClear();

  rerender({ name: 'moss' });
  await waitFor(() => expect(result.current.src).toBe('task-pictures/moss?3'));
  act(() => result.current.onBroken());
  await waitFor(() => expect(result.current.src).toBe('task-pictures/moss?4'));
});

it('re-signs a picture that can’t load without a connection only once there is one, and doesn’t report it', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { result } = renderPicture();
  await waitFor(() => expect(result.current.src).toBe('task-pictures/fern?1'));
  setOnline(false);
  for (let times = 0; times < 2; times += 1) act(() => result.current.onBroken());
  setOnline(true);
  act(() => result.current.onBroken());
  await waitFor(() => expect(result.current.src).toBe('task-pictures/fern?2'));
  expect(logged).not.toHaveBeenCalled();
});

it('re-signs a picture each time its address expires', async () => {
  const { result } = renderPicture();
  await waitFor(() => expect(result.current.src).toBe('task-pictures/fern?1'));
  const start = Date.now();
  for (const hour of [1, 2]) {
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start + hour * 60 * MINUTE_MS);
    act(() => result.current.onBroken());
    await waitFor(() => expect(result.current.src).toBe(`task-pictures/fern?${hour + 1}`));
    clock.mockRestore();
  }
});
