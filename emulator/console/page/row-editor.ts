import type { ShownRow, ShownTable } from '../answers';
import { attempt, call } from './call';
import { button, element } from './dom';

/** Shows a row as JSON in a dialog. `onChange` receives the saved row, or nothing if it was deleted. */
export function editRow(
  { name, model }: ShownTable,
  { key, row, editable }: ShownRow,
  onChange: (saved?: ShownRow) => void,
): void {
  const text = element('textarea', { id: 'row', rows: '16', spellcheck: 'false' });
  text.value = JSON.stringify(row, null, 2);
  text.readOnly = !editable;
  const before = text.value;
  const problem = element('p', { class: 'error', role: 'alert' });
  const dialog = element('dialog', { 'aria-labelledby': 'row-title' });
  const save = async (): Promise<void> => {
    const edited: Record<string, unknown> = JSON.parse(text.value);
    await call('PUT', 'row', { table: name, before: row, row: edited });
    dialog.close();
    onChange({ key, row: edited, editable });
  };
  const remove = async (): Promise<void> => {
    if (!window.confirm(`Delete this row of ${model}? This can’t be undone.`)) return;
    await call('DELETE', 'row', { table: name, key });
    dialog.close();
    onChange();
  };
  const about = editable ? 'JSON' : 'JSON. It has sets, bytes or long numbers, so it is read-only.';
  dialog.append(
    element('h2', { id: 'row-title' }, `Row of ${model}`),
    element('label', { for: 'row' }, about),
    text,
    problem,
    element(
      'p',
      { class: 'buttons' },
      button('Delete', () => void attempt(remove, problem), { class: 'danger' }),
      button('Close', () => dialog.close()),
      editable && button('Save', () => void attempt(save, problem), { class: 'main' }),
    ),
  );
  // Escape would lose the edits.
  dialog.addEventListener('cancel', (event) => {
    if (text.value === before) return;
    event.preventDefault();
    problem.textContent = 'Your changes aren’t saved. Press Save, or Close to discard them.';
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
