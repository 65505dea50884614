import { afterEach, beforeEach, vi } from 'vitest';
import { clearAccountCache } from '@/lib/account-cache';
import { learnClock } from '@/lib/clock';
import { connection } from '@/lib/connection';
import { sessionStore } from '@/session/store';

/*
 * Gives each test a clean browser, since files share a process: resets storage, session, clock and connection.
 */

function clean(): void {
  clearAccountCache();
  localStorage.clear();
  sessionStorage.clear();
  sessionStore.setSession({ status: 'configuring' });
  sessionStore.takeSignInFailure();
  connection.record(true);
  learnClock();
}

beforeEach(clean);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  clean();
});
