import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './sign-in.module.css';
import { LICENCE_FIELD, LICENCE_MESSAGE } from '@/domain/licence';

interface Problem {
  readonly input: HTMLInputElement;
  readonly message: string;
}

/**
 * Shows what is wrong with an empty or malformed field in the product's words (spec §5), under the
 * field and tied to it, instead of the browser's own bubble. The widget checks passwords; required
 * fields and email addresses it leaves to the browser, which is where this listens.
 */
export function FieldProblems({ children }: { readonly children: ReactNode }) {
  const area = useRef<HTMLDivElement>(null);
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: string, heard: (input: HTMLInputElement, event: Event) => void) =>
      area.current?.addEventListener(
        type,
        (event) => event.target instanceof HTMLInputElement && heard(event.target, event),
        { capture: true, signal: stop.signal },
      );
    const note = (input: HTMLInputElement) =>
      setProblems((known) => [...without(input, known), { input, message: messageFor(input) }]);
    listen('invalid', (input, event) => {
      event.preventDefault();
      note(input);
      if (input === firstInvalid(input.form)) input.focus();
    });
    listen('focusout', (input) => {
      if (input.value !== '' && input.willValidate && !input.validity.valid) note(input);
    });
    listen('input', (input) => {
      if (input.validity.valid) setProblems((known) => without(input, known));
    });
    return () => stop.abort();
  }, []);
  return (
    <div ref={area}>
      {children}
      {problems
        .filter(({ input }) => input.isConnected)
        .map((problem) => (
          <FieldProblem key={problem.input.name} {...problem} />
        ))}
    </div>
  );
}

function firstInvalid(form: HTMLFormElement | null): Element | undefined {
  return [...(form?.elements ?? [])].find(
    (control) => control instanceof HTMLInputElement && !control.validity.valid,
  );
}

function without(input: HTMLInputElement, problems: readonly Problem[]) {
  return problems.filter((problem) => problem.input !== input && problem.input.isConnected);
}

function messageFor(input: HTMLInputElement): string {
  if (input.name === LICENCE_FIELD) return LICENCE_MESSAGE;
  if (input.validity.valueMissing) return 'This field is required';
  return input.type === 'email' ? 'Please enter a valid email' : input.validationMessage;
}

function FieldProblem({ input, message }: Problem) {
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
