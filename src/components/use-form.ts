import { type FormEvent, useState } from 'react';
import { announce } from './announcer';

/**
 * A form's submission and problems, by field name. `shown` has the problems to show: those of fields passed to `touch`
 * and, from the first attempt on, all of them (after `reset`, from the next attempt on).
 */
export function useForm<Problems extends object>(problems: Problems, send: () => void) {
  const [isSubmitted, setSubmitted] = useState(false);
  const [touched, setTouched] = useState<readonly (keyof Problems)[]>([]);
  const shown: Partial<Problems> = isSubmitted ? problems : pick(problems, touched);
  return {
    shown,
    touch: (name: keyof Problems) => setTouched((before) => [...before, name]),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      setSubmitted(true);
      const unfinished = [...event.currentTarget.elements].filter(isUnfinished);
      if (unfinished.length > 0) unfinished[0]?.focus();
      else if (invalidNames(problems).size === 0) send();
      else focusInvalid(event.currentTarget, problems);
    },
    reset: () => {
      setSubmitted(false);
      setTouched([]);
    },
  };
}

/** Whether a field has only part of a date or time, which isn't a value. If so, tells the field to show that. */
function isUnfinished(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.validity.badInput && !field.checkValidity();
}

/** Focuses the form's first field whose name has a problem. If it has focus already, says the problem. */
export function focusInvalid(form: HTMLFormElement, problems: object): void {
  const found = new Map(Object.entries(problems).filter(([, problem]) => problem !== undefined));
  const field = [...form.elements].find((one) => found.has(one.getAttribute('name') ?? ''));
  if (!(field instanceof HTMLElement)) return;
  // A field in a collapsed group can't be focused.
  const group = field.closest('details');
  if (group) group.open = true;
  const problem: unknown = found.get(field.getAttribute('name') ?? '');
  if (field === document.activeElement && typeof problem === 'string') announce(problem);
  field.focus();
}

function pick<Problems extends object>(
  problems: Problems,
  names: readonly (keyof Problems)[],
): Partial<Problems> {
  const picked: Partial<Problems> = {};
  for (const name of names) picked[name] = problems[name];
  return picked;
}

function invalidNames(problems: object): Set<string> {
  const entries = Object.entries(problems).filter(([, problem]) => problem !== undefined);
  return new Set(entries.map(([name]) => name));
}
