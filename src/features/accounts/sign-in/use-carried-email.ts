import { type RefObject, useEffect, useRef } from 'react';

const EMAIL_FIELDS = 'input[name="username"], input[name="email"]';

/** Fills the email field of a new step with what was typed in an earlier one: the widget leaves it empty. */
export function useCarriedEmail(area: RefObject<HTMLElement | null>): void {
  const typed = useRef('');
  useEffect(() => {
    const stop = new AbortController();
    area.current?.addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.matches(EMAIL_FIELDS))
          typed.current = target.value.trim();
      },
      stop,
    );
    return () => stop.abort();
  }, [area]);
  // After every step, and never over what is there: a field that the user empties stays empty.
  useEffect(() => {
    const field = area.current?.querySelector<HTMLInputElement>(EMAIL_FIELDS);
    if (field?.value === '') field.value = typed.current;
  });
}
