import type { RowPage, ShownRow, ShownTable } from '../answers';
import { attempt, call } from './call';
import { button, element, part, say } from './dom';
import { editRow } from './row-editor';

const mostColumns = 30;
const longestText = 80;

/** The fields that Amplify adds to every row; they are shown last. */
const added = ['createdAt', 'updatedAt', '__typename'];

/** Lists a table's rows, page by page. Returns a function that reloads the list. */
export function startTables(): () => void {
  const select = part('table', HTMLSelectElement);
  const text = part('text', HTMLInputElement);
  const result = part('rows', HTMLElement);
  const problem = part('row-problem', HTMLElement);
  const more = part('more-rows', HTMLButtonElement);
  let tables: ShownTable[] = [];
  let listed = { table: '', text: '' };
  let rows: ShownRow[] = [];
  let next: RowPage['next'];
  let searched = 0;
  let turn = 0;

  const load = (after?: RowPage['next']): Promise<void> =>
    attempt(async () => {
      turn += 1;
      const own = turn;
      const query = new URLSearchParams(listed);
      if (after) query.set('after', JSON.stringify(after));
      const page = await call<RowPage>('GET', `rows?${query}`);
      if (own !== turn) return;
      rows = after ? [...rows, ...page.rows] : page.rows;
      searched = page.searched + (after ? searched : 0);
      next = page.next;
      render();
    }, problem);
  const render = (): void => {
    const found = rows.length === 1 ? '1 row' : `${rows.length} rows`;
    const counted = listed.text === '' ? found : `${found} of ${searched} searched`;
    part('row-count', HTMLElement).textContent = next ? `${counted}; there are more` : counted;
    more.hidden = !next;
    const table = tables.find(({ name }) => name === listed.table);
    result.replaceChildren(...(table && rows.length > 0 ? [rowTable(table, rows, open)] : []));
  };
  const open = (table: ShownTable, at: number): void => {
    const row = rows[at];
    if (!row) return;
    editRow(table, row, (changed) => {
      rows = changed ? rows.with(at, changed) : rows.toSpliced(at, 1);
      render();
      const near = result.querySelectorAll('button')[Math.min(at, rows.length - 1)];
      (near ?? text).focus();
      say(changed ? 'Saved the row.' : 'Deleted the row.');
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
      listed = { table: select.value, text: text.value };
      await load();
    }, problem);
  more.addEventListener('click', () => void load(next));
  select.addEventListener('change', () => void start());
  part('row-filter', HTMLFormElement).addEventListener('submit', (event) => {
    event.preventDefault();
    void start();
  });
  return () => void start();
}

function rowTable(
  table: ShownTable,
  rows: readonly ShownRow[],
  open: (table: ShownTable, at: number) => void,
): HTMLElement {
  const columns = columnsOf(table, rows);
  const heads = columns.map((name) => element('th', { scope: 'col' }, name));
  const lines = rows.map(({ row }, at) => {
    const [first = '', ...others] = columns.map((name) => shownValue(row[name]));
    const opener = button(first, () => open(table, at));
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
  const own = all.filter((name) => !added.includes(name));
  return [...own.slice(0, mostColumns), ...added.filter((name) => all.includes(name))];
}

function shownValue(value: unknown): string {
  if (value === undefined || value === null) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
