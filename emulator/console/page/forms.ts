import { CallError } from './api';
import { button, element } from './dom';

/** Returns an input with its label above it. */
export function field(
  label: string,
  input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  about?: string,
): HTMLElement {
  if (about !== undefined) input.setAttribute('aria-describedby', `${input.id}-about`);
  return element(
    'div',
    { class: 'field-row' },
    element('label', { for: input.id }, label),
    input,
    about !== undefined && element('p', { class: 'about', id: `${input.id}-about` }, about),
  );
}

/** Returns a form that says why it failed, below its controls, and keeps what was typed. */
export function actionForm(
  label: string,
  controls: readonly Node[],
  act: () => Promise<void>,
  kind?: string,
): HTMLFormElement {
  const problem = problemPlace();
  const submit = element('button', { type: 'submit' }, label);
  const form = element('form', { class: kind }, ...controls, submit, problem);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void attempt(act, problem);
  });
  return form;
}

/** Returns a button that says beside itself why it failed. */
export function actionButton(
  label: string,
  act: () => Promise<void>,
  kind?: 'main' | 'danger',
): HTMLElement {
  const problem = problemPlace();
  const acting = button(label, () => void attempt(act, problem), kind);
  acting.id = `do-${label.toLowerCase().replaceAll(/\W+/g, '-')}`;
  return element('div', { class: 'action' }, acting, problem);
}

/** Returns a place for the error of an action. */
export function problemPlace(): HTMLElement {
  return element('p', { class: 'error', role: 'alert' });
}

/** Does something, and shows why it failed, if it does. */
export async function attempt(act: () => Promise<void>, problem: HTMLElement): Promise<void> {
  problem.textContent = '';
  try {
    await act();
  } catch (error) {
    if (!(error instanceof CallError || error instanceof SyntaxError)) throw error;
    problem.textContent = error.message;
  }
}

/** Asks before something is deleted. */
export function confirmDeletion(what: string): Promise<boolean> {
  return new Promise((done) => {
    const text = element('p', { id: 'question' }, `Delete ${what}? This can’t be undone.`);
    const dialog = element('dialog', { class: 'question', 'aria-labelledby': 'question' }, text);
    let isConfirmed = false;
    const confirm = (): void => {
      isConfirmed = true;
      dialog.close();
    };
    dialog.append(
      element(
        'p',
        { class: 'buttons' },
        button('Cancel', () => dialog.close()),
        button('Delete', confirm, 'danger'),
      ),
    );
    dialog.addEventListener('close', () => {
      dialog.remove();
      done(isConfirmed);
    });
    document.body.append(dialog);
    dialog.showModal();
  });
}
