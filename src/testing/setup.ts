import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import '@/components/popovers';
import { connection } from '@/lib/connection';
import { browserLocks } from './browser-locks';
import './dialogs';

// How long a page takes to update depends on the machine's load. Tests don't wait longer than they need to.
configure({ asyncUtilTimeout: 10_000 });

const levels = ['error', 'warn'] as const;

// jsdom has no layout, so there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

// jsdom has no Web Locks.
const locks = browserLocks();
Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });

// A console message is a defect that could go unnoticed, so it fails the test that caused it.
beforeEach(() => {
  for (const level of levels) vi.spyOn(console, level);
  // There is no site to reach.
  vi.spyOn(connection, 'check').mockImplementation(async () => connection.isOnline());
});

afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  // A page's pending requests would remove the next test's notes.
  await new Promise((resolve) => setTimeout(resolve));
  await locks.areFree();
  const messages = levels.flatMap((level) => vi.mocked(console[level]).mock.calls);
  if (messages.length > 0) throw new Error(`Logged: ${messages.map(String).join('\n')}`);
});
