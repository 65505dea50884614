import type { RowPage, ShownRow, ShownTable } from '../answers';
import { attempt, call } from './call';
import { button, element, byId, say } from './dom';
import { editRow } from './row-editor';

const maxColumns = 30;
const maxTextLength = 80;

/** The fields that Amplify adds to every row, shown last. */
const amplifyFields = ['createdAt', 'updatedAt', '__typename'];

/** Lists a table's rows, page by page. Returns a function that reloads the list. */
export function startTables(): () => void {
  const select = byId('table', HTMLSelectElement);
  const text = byId('text', HTMLInputElement);
  const result = byId('rows', HTMLElement);
  const problem = byId('row-problem', HTMLElement);
  const more = byId('more-rows', HTMLButtonElement);
  let tables: ShownTable[] = [];
  let filter = { table: '', text: '' };
  let rows: ShownRow[] = [];
  let next: RowPage['next'];
  let searched = 0;
  let latestLoad = 0;

  const load = (after?: RowPage['next']): Promise<void> =>
    attempt(async () => {
      latestLoad += 1;
      const thisLoad = latestLoad;
      const query = new URLSearchParams(filter);
      if (after) query.set('after', JSON.stringify(after));
      const page = await call<RowPage>('GET', `rows?${query}`);
      if (thisLoad !== latestLoad) return;
      rows = after ? [...rows, ...page.rows] : page.rows;
      searched = page.searched + (after ? searched : 0);
      next = page.next;
      render();
    }, problem);
  const render = (): void => {
    const count = rows.length === 1 ? '1 row' : `${rows.length} rows`;
    const summary = filter.text === '' ? count : `${count} of ${searched} searched`;
    byId('row-count', HTMLElement).textContent = next ? `${summary}; there are more` : summary;
    more.hidden = !next;
    const table = tables.find(({ name }) => name === filter.table);
    result.replaceChildren(...(table && rows.length > 0 ? [rowTable(table, rows, open)] : []));
  };
  const open = (table: ShownTable, index: number): void => {
    const row = rows[index];
    if (!row) return;
    editRow(table, row, (saved) => {
      rows = saved ? rows.with(index, saved) : rows.toSpliced(index, 1);
      render();
      const nextButton = result.querySelectorAll('button')[Math.min(index, rows.length - 1)];
      (nextButton ?? text).focus();
      say(saved ? 'Saved the row.' : 'Deleted the row.');
    });
  };
  const start = (): Promise<void> =>
    attempt(async () => {
      if (tables.length === 0) {
        tables = await call<ShownTable[]>('GET', 'tables');
        const options = tables.map(({ name, model }) => element('option', { value: name }, model));
        select.replaceChildren(...options);
      }
      if (tables.length === 0) return;
      filter = { table: select.value, text: text.value };
      await load();
    }, problem);
  more.addEventListener('click', () => void load(next));
  select.addEventListener('change', () => void start());
  byId('row-filter', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void start();
  });
  return () => void start();
}

function rowTable(
  table: ShownTable,
  rows: readonly ShownRow[],
  open: (table: ShownTable, index: number) => void,
): HTMLElement {
  const columns = columnsOf(table, rows);
  const heads = columns.map((name) => element('th', { scope: 'col' }, name));
  const lines = rows.map(({ row }, index) => {
    const [first = '', ...others] = columns.map((name) => shownValue(row[name]));
    const opener = button(first, () => open(table, index));
    const cells = [opener, ...others].map((content) => element('td', {}, content));
    return element('tr', {}, ...cells);
  });
  return element(
    'table',
    {},
    element('thead', {}, element('tr', {}, ...heads)),
    element('tbody', {}, ...lines),
  );
}

function columnsOf({ key }: ShownTable, rows: readonly ShownRow[]): string[] {
  const all = [...new Set([...key, ...rows.flatMap(({ row }) => Object.keys(row))])];
  const ownFields = all.filter((name) => !amplifyFields.includes(name));
  return [...ownFields.slice(0, maxColumns), ...amplifyFields.filter((name) => all.includes(name))];
}

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > maxTextLength ? `${text.slice(0, maxTextLength)}…` : text;
}
