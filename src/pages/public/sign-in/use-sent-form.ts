import { type RefObject, useEffect } from 'react';
import { emailAddress } from '@/domain/email-address';
import { typedCode } from '@/domain/typed-code';

/** Gives addresses and codes the form in which they are sent, before the widget reads them. */
export function useSentForm(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const change = ({ target }: Event) => {
      if (target instanceof HTMLInputElement) rewriteCode(target);
    };
    const submit = ({ target }: Event) => {
      if (!(target instanceof HTMLFormElement)) return;
      for (const field of target.elements) {
        if (!(field instanceof HTMLInputElement)) continue;
        rewriteCode(field);
        if (field.type === 'email') rewrite(field, emailAddress(field.value));
      }
    };
    area.current?.addEventListener('change', change, options);
    area.current?.addEventListener('submit', submit, options);
    return () => stop.abort();
  }, [area]);
}

function rewriteCode(field: HTMLInputElement): void {
  if (field.name === 'confirmation_code') rewrite(field, typedCode(field.value));
}

function rewrite(field: HTMLInputElement, value: string): void {
  if (field.value !== value) field.value = value;
}
