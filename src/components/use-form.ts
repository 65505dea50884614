import { type FormEvent, useState } from 'react';
import { announce } from './announcer';

/**
 * A form's submission and problems, by field name. `shown` has the problems to show: those of fields passed to `touch`,
 * and all of them after the first attempt since the start or the last `reset`.
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
      else if (presentIn(problems).size === 0) send();
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

/** Focuses the form's first field whose name has a problem. If it already has focus, announces the problem. */
export function focusInvalid(form: HTMLFormElement, problems: object): void {
  const present = presentIn(problems);
  const field = [...form.elements].find((element) => present.has(nameOf(element)));
  if (!(field instanceof HTMLElement)) return;
  // A field in a collapsed group can't be focused.
  const group = field.closest('details');
  if (group) group.open = true;
  const problem = present.get(nameOf(field));
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

const nameOf = (element: Element) => element.getAttribute('name') ?? '';

function presentIn(problems: object): Map<string, unknown> {
  return new Map(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
