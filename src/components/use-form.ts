import { type FormEvent, useState } from 'react';

/**
 * The submission and problems of a form; problems are keyed by the fields' names. `shown` has the problems to show:
 * those of fields passed to `touch`, and all of them from the first attempt on (after `reset`, from the next attempt
 * on).
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

/** Whether a field has part of a date or time, which is no value; if so, the field is told, and shows it. */
function isUnfinished(field: Element): field is HTMLInputElement {
  return field instanceof HTMLInputElement && field.validity.badInput && !field.checkValidity();
}

/** Focuses the first field, in the form's order, whose name has a problem. */
export function focusInvalid(form: HTMLFormElement, problems: object): void {
  const names = invalidNames(problems);
  const field = [...form.elements].find((one) => names.has(one.getAttribute('name') ?? ''));
  if (!(field instanceof HTMLElement)) return;
  // A field in a folded group can't be focused.
  const group = field.closest('details');
  if (group) group.open = true;
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
