import { call, type ListedRow, type Table } from './api';
import { button, element, say } from './dom';
import { attempt, confirmDeletion, problemPlace } from './forms';

/** Shows a row as JSON in a dialog, to save or delete it. `changed` shows the rows again. */
export function editRow(
  table: Table,
  { key, row, editable }: ListedRow,
  changed: () => Promise<void>,
): void {
  const text = element('textarea', { id: 'row', rows: '16', spellcheck: 'false' });
  text.value = JSON.stringify(row, null, 2);
  text.readOnly = !editable;
  const shown = text.value;
  const problem = problemPlace();
  const dialog = element('dialog', { class: 'editor', 'aria-labelledby': 'row-title' });
  const finish = async (done: string): Promise<void> => {
    dialog.close();
    await changed();
    say(done);
  };
  const save = async (): Promise<void> => {
    const edited: unknown = JSON.parse(text.value);
    await call('PUT', 'row', { table: table.name, before: row, row: edited });
    await finish('Saved the row.');
  };
  const remove = async (): Promise<void> => {
    if (!(await confirmDeletion(`this row of ${table.model}`))) return;
    await call('DELETE', 'row', { table: table.name, key });
    await finish('Deleted the row.');
  };
  const about = editable ? 'JSON' : 'JSON. It has sets, bytes or long numbers, so it is read-only.';
  dialog.append(
    element('h2', { id: 'row-title' }, `Row of ${table.model}`),
    element('label', { for: 'row' }, about),
    text,
    problem,
    element(
      'p',
      { class: 'buttons' },
      button('Delete', () => void attempt(remove, problem), 'danger'),
      button('Close', () => dialog.close()),
      editable && button('Save', () => void attempt(save, problem), 'main'),
    ),
  );
  // Escape would lose the edits.
  dialog.addEventListener('cancel', (event) => {
    if (text.value === shown) return;
    event.preventDefault();
    problem.textContent = 'Your changes aren’t saved. Press Save, or Close to drop them.';
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
