import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { emailAddress, emailProblem } from '@/domain/email-address';
import { LICENSE_FIELD, LICENSE_MESSAGE } from '@/domain/license';
import { REQUIRED } from '@/domain/models/problem';
import styles from './sign-in.module.css';

/** A field of the widget and the error shown under it. */
export interface FieldProblem {
  readonly input: HTMLInputElement;
  readonly message: string;
}

interface FieldProblemsProps {
  /** Called with the errors on the page whenever they change. */
  readonly onChange: (problems: readonly FieldProblem[]) => void;
  readonly children: ReactNode;
}

/**
 * Shows the errors of empty and malformed fields in the product's words (spec §5), under the field and
 * tied to it, instead of the browser's bubbles. The widget checks passwords only and leaves the rest
 * to the browser, so this listens to the browser's validation.
 */
export function FieldProblems({ onChange, children }: FieldProblemsProps) {
  const area = useRef<HTMLDivElement>(null);
  const known = useRef<readonly FieldProblem[]>([]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, handle: (input: HTMLInputElement, event: Event) => void) =>
      area.current?.addEventListener(
        type,
        (event) => {
          if (!(event.target instanceof HTMLInputElement)) return;
          if (event.target.type === 'email') checkAddress(event.target);
          handle(event.target, event);
        },
        { capture: true, signal: stop.signal },
      );
    const change = (next: readonly FieldProblem[]) => {
      known.current = next;
      setProblems(next);
      notify(next);
    };
    const others = (input: HTMLInputElement) =>
      known.current.filter((problem) => problem.input !== input && problem.input.isConnected);
    const note = (input: HTMLInputElement) =>
      change([...others(input), { input, message: messageFor(input) }]);
    const clear = (input: HTMLInputElement) => {
      if (known.current.some((problem) => problem.input === input)) change(others(input));
    };
    listen('invalid', (input, event) => {
      event.preventDefault();
      note(input);
      if (input === firstInvalid(input.form)) input.focus();
    });
    listen('focusout', (input) => {
      if (input.value !== '' && input.type !== 'checkbox' && isInvalid(input)) note(input);
    });
    // Some password managers fill a field with 'change' alone.
    for (const type of ['input', 'change']) {
      listen(type, (input) => {
        if (!isInvalid(input)) clear(input);
        else if (input.type === 'checkbox') note(input);
      });
    }
    return () => stop.abort();
  }, []);
  return (
    <div ref={area}>
      {children}
      {problems
        .filter(({ input }) => input.isConnected)
        .map((problem) => (
          <FieldMessage key={problem.input.name} {...problem} />
        ))}
    </div>
  );
}

// Browsers differ in the addresses that they take.
function checkAddress(input: HTMLInputElement): void {
  input.setCustomValidity('');
  const problem = input.value === '' ? undefined : emailProblem(input.value);
  if (problem !== undefined) input.setCustomValidity(problem);
  else if (!input.validity.valid) input.value = emailAddress(input.value);
}

function isInvalid(input: HTMLInputElement): boolean {
  return input.willValidate && !input.validity.valid;
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find(
    (control) => control instanceof HTMLInputElement && !control.validity.valid,
  );
}

function messageFor(input: HTMLInputElement): string {
  if (input.name === LICENSE_FIELD) return LICENSE_MESSAGE;
  if (input.validity.valueMissing) return REQUIRED;
  return input.type === 'email' ? (emailProblem(input.value) ?? '') : input.validationMessage;
}

function FieldMessage({ input, message }: FieldProblem) {
  const id = useId();
  useEffect(() => {
    input.setAttribute('aria-describedby', id);
    input.setAttribute('aria-invalid', 'true');
    return () => {
      input.removeAttribute('aria-describedby');
      input.removeAttribute('aria-invalid');
    };
  }, [id, input]);
  const field = input.closest('.amplify-field, [data-field]');
  if (!field) return null;
  return createPortal(
    <p id={id} role="alert" className={styles.problem}>
      {message}
    </p>,
    field,
  );
}
