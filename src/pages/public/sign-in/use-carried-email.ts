import { type RefObject, useEffect, useRef } from 'react';
import { readFromTab, removeFromTab, saveInTab } from '@/lib/tab-storage';
import { sessionStore } from '@/session/store';

const EMAIL_FIELDS = 'input[name="username"], input[name="email"]';
const KEY = 'verdure.typed-email';

/**
 * Fills the email field of a new step, or of /login and /newaccount, with what was typed in this tab before: the
 * widget leaves it empty. Forgotten once someone is signed in.
 */
export function useCarriedEmail(area: RefObject<HTMLElement | null>): void {
  const typed = useRef<string>(undefined);
  useEffect(() => {
    const stop = new AbortController();
    area.current?.addEventListener(
      'input',
      ({ target }) => {
        if (!(target instanceof HTMLInputElement && target.matches(EMAIL_FIELDS))) return;
        typed.current = target.value.trim();
        saveInTab(KEY, typed.current);
      },
      stop,
    );
    return () => stop.abort();
  }, [area]);
  useEffect(() => {
    forgetOnceSignedIn();
    return sessionStore.subscribe(forgetOnceSignedIn);
  }, []);
  // After every step, and never over what is there: a field that the user empties stays empty.
  useEffect(() => {
    typed.current ??= readFromTab(KEY) ?? '';
    const field = area.current?.querySelector<HTMLInputElement>(EMAIL_FIELDS);
    if (field?.value === '') field.value = typed.current;
  });
}

function forgetOnceSignedIn(): void {
  if (sessionStore.getSession().status === 'authenticated') removeFromTab(KEY);
}
