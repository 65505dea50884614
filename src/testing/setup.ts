import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { sessionStore } from '@/session/store';

// How long a page takes to change depends on what else the machine does; a test only waits until it has.
configure({ asyncUtilTimeout: 10_000 });

const loud = ['error', 'warn'] as const;

/** A message on the console is a defect that nobody would see: it fails the test that caused it. */
beforeEach(() => {
  for (const level of loud) vi.spyOn(console, level);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
  const said = loud.flatMap((level) => vi.mocked(console[level]).mock.calls);
  vi.restoreAllMocks();
  if (said.length > 0) throw new Error(`The console said: ${said.map(String).join('\n')}`);
});
