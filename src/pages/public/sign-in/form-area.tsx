import { useAuthenticator } from '@aws-amplify/ui-react';
import { type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { classNames } from '@/components/class-names';
import { isComposing } from '@/components/composing';
import text from '@/components/text.module.css';
import { emailAddress, emailProblem } from '@/domain/email-address';
import { LICENSE_FIELD, LICENSE_MESSAGE } from '@/domain/license';
import { REQUIRED } from '@/domain/models/problem';
import { sentPassword } from '@/domain/password';
import { typedCode } from '@/domain/typed-code';
import { tabStorage } from '@/lib/storage';
import { sessionStore } from '@/session/store';
import { forgetUnfinished } from './unfinished-sign-up';

const CODE_FIELD = 'input[name="confirmation_code"]';

/** Marks the errors under fields. */
const PROBLEM = 'data-field-problem';

interface FormAreaProps {
  readonly area: RefObject<HTMLDivElement | null>;
  /** Called after every event of a field that may have changed the field or its error. */
  readonly onChange: () => void;
  readonly children: ReactNode;
}

/**
 * Shows the errors of empty and malformed fields in the product's words (spec §5), under the field and linked to it,
 * instead of the browser's bubbles. The widget itself checks only passwords and leaves the rest to the browser. Also
 * changes addresses and codes to the form in which they are sent.
 */
export function FormArea({ area, onChange, children }: FormAreaProps) {
  const carry = useCarriedEmail(area);
  useAuthenticator(({ error }) => [error]);
  // Runs after every step and error, since the widget has no setting for these.
  useEffect(() => {
    area.current?.querySelector(CODE_FIELD)?.setAttribute('inputmode', 'numeric');
    area.current?.querySelector('.amplify-alert')?.setAttribute('data-focus-home', 'heading');
    area.current?.querySelectorAll('button').forEach(keepTranslated);
  });
  return (
    <div
      ref={area}
      onInvalidCapture={handle((input, event) => {
        event.preventDefault();
        const isFirst = input === firstInvalid(input.form);
        // Focus reads it out, unless the field has focus already.
        showProblem(input, isFirst && input === document.activeElement);
        if (isFirst) input.focus();
        onChange();
      })}
      onBlur={handle((input) => {
        if (input.value !== '' && input.type !== 'checkbox' && isInvalid(input)) showProblem(input);
        onChange();
      })}
      onChangeCapture={handle((input) => {
        carry(input);
        if (!isInvalid(input)) clearProblem(input);
        else if (input.type === 'checkbox') showProblem(input);
        onChange();
      })}
      onSubmitCapture={submit}
    >
      {children}
    </div>
  );
}

/** Whether an error is shown under a field of the sign-up form. */
export function hasSignUpProblems(area: HTMLElement | null): boolean {
  return !!area?.querySelector(`[data-amplify-authenticator-signup] [${PROBLEM}]`);
}

function handle(act: (input: HTMLInputElement, event: SyntheticEvent) => void) {
  return (event: SyntheticEvent) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    if (event.target.type === 'email' && !isComposing(event.nativeEvent)) {
      checkAddress(event.target);
    }
    act(event.target, event);
  };
}

// Browsers differ in the addresses that they accept.
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

function submit(event: SyntheticEvent): void {
  const form = event.target;
  if (!(form instanceof HTMLFormElement)) return;
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement)) continue;
    if (field.matches(CODE_FIELD)) field.value = typedCode(field.value);
    if (field.type === 'email') field.value = emailAddress(field.value);
    if (field.name.includes('password')) field.value = sentPassword(field.value);
  }
  // The typed code may have been only spaces and dashes.
  if (form.checkValidity()) return;
  event.preventDefault();
  event.stopPropagation();
}

// During a request, the widget adds dots to some buttons' text. A page translator replaces both texts, which React
// would then fail to remove. The dots come last.
function keepTranslated(button: HTMLButtonElement): void {
  button.removeChild = (child) => {
    if (child.parentNode === button) Node.prototype.removeChild.call(button, child);
    else if (button.children.length > 1) button.lastElementChild?.remove();
    return child;
  };
}

// In the widget's own markup, so that it disappears with the field and its step.
function showProblem(input: HTMLInputElement, isLive = true): void {
  const id = problemId(input);
  const message = document.getElementById(id) ?? document.createElement('p');
  message.id = id;
  message.className = classNames(text.s, text.danger, text['weight-medium']);
  if (isLive) message.setAttribute('role', 'alert');
  else message.removeAttribute('role');
  message.setAttribute(PROBLEM, '');
  message.textContent = messageFor(input);
  if (!message.isConnected) input.closest('.amplify-field, [data-field]')?.append(message);
  input.setAttribute('aria-describedby', id);
  input.setAttribute('aria-invalid', 'true');
}

function clearProblem(input: HTMLInputElement): void {
  const message = document.getElementById(problemId(input));
  if (!message) return;
  message.remove();
  input.removeAttribute('aria-describedby');
  input.removeAttribute('aria-invalid');
}

function problemId({ name }: HTMLInputElement): string {
  return `${name}-problem`;
}

const EMAIL_FIELDS = 'input[name="username"], input[name="email"]';
const TYPED_EMAIL = 'verdure.typed-email';

/**
 * Fills the email field of a new step, or of /login and /newaccount, with the email typed earlier in this tab, since
 * the widget leaves it empty. Forgets it once someone is signed in. Returns a function to call when a field has
 * changed.
 */
function useCarriedEmail(area: RefObject<HTMLElement | null>) {
  const typed = useRef<string>(undefined);
  useEffect(() => {
    forgetOnceSignedIn();
    return sessionStore.subscribe(forgetOnceSignedIn);
  }, []);
  // Runs after every step, but never replaces text: a field that the user empties stays empty.
  useEffect(() => {
    typed.current ??= tabStorage.read(TYPED_EMAIL) ?? '';
    const field = area.current?.querySelector<HTMLInputElement>(EMAIL_FIELDS);
    if (field?.value === '') field.value = typed.current;
  });
  return (input: HTMLInputElement) => {
    if (!input.matches(EMAIL_FIELDS)) return;
    typed.current = input.value.trim();
    tabStorage.write(TYPED_EMAIL, typed.current);
  };
}

function forgetOnceSignedIn(): void {
  if (sessionStore.getSession().status !== 'authenticated') return;
  tabStorage.remove(TYPED_EMAIL);
  // The code may have been entered on another device.
  forgetUnfinished();
}
