import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { signedIn } from '@/testing/accounts';
import { sessionStore } from './store';
import { type InterruptedEntries, useInterruptedEntry } from './interrupted-entry';

const signIn = (id: string) => sessionStore.setSession(signedIn({ id }));

let interrupted: InterruptedEntries<string>;
const open = (form = 'profile', isDialog = false) =>
  renderHook(() => useInterruptedEntry(interrupted, form, () => 'stored', isDialog));

/** Types into the form, and leaves it as the guards do when the session ends. */
function typeUntilTheEnd(text: string, form?: string): void {
  const { result, unmount } = open(form);
  act(() => result.current[1](text));
  sessionStore.setSession({ status: 'unauthenticated' });
  unmount();
}

beforeEach(() => {
  interrupted = new Map();
  signIn('a1');
});

it('gives back what the account typed when its session ended, until it leaves the form', () => {
  typeUntilTheEnd('typed');
  signIn('a1');
  const { result, unmount } = open();
  expect(result.current[0]).toBe('typed');
  unmount();
  expect(open().result.current[0]).toBe('stored');
});

it('forgets what was typed before the account signed out', () => {
  sessionStore.setSigningOut(true);
  typeUntilTheEnd('typed');
  signIn('a1');
  expect(open().result.current[0]).toBe('stored');
});

it('gives it to no other account and no other form', () => {
  typeUntilTheEnd('typed');
  signIn('b1');
  expect(open().result.current[0]).toBe('stored');
  signIn('a1');
  expect(open('email').result.current[0]).toBe('stored');
});

it('keeps what was typed into a dialog until it is forgotten', () => {
  const { result, unmount } = open('note', true);
  act(() => result.current[1]('typed'));
  unmount();
  const again = open('note', true);
  expect(again.result.current[0]).toBe('typed');
  // The dialog may be closed during the save.
  again.unmount();
  again.result.current[2]();
  expect(open('note', true).result.current[0]).toBe('stored');
});
