import { expect, it, vi } from 'vitest';
import { saveFile } from './save-file';

it('keeps the file available to browsers that ask before downloading', () => {
  vi.useFakeTimers();
  const [make, revoke] = [vi.fn<() => string>(() => '#'), vi.fn<(url: string) => void>()];
  vi.stubGlobal('URL', { createObjectURL: make, revokeObjectURL: revoke });
  saveFile('data.json', 'application/json', '{}');
  vi.runAllTimers();
  expect(make).toHaveBeenCalledOnce();
  expect(revoke).not.toHaveBeenCalled();
});
