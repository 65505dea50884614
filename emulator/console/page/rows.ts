import { call, type Json, type ListedRow, type RowPage, type Table } from './api';
import { button, element, replaceKeepingFocus } from './dom';
import { attempt, problemPlace } from './forms';
import { editRow } from './row-editor';

const pageSize = 50;
const mostColumns = 30;

interface Shown {
  rows: ListedRow[];
  /** Where each page so far began. The last one is shown. */
  places: (RowPage['next'] | undefined)[];
  next: RowPage['next'];
  searched: number;
}

/** Returns a table's rows page by page, with a filter, and a function that ends a search. */
export function showRows(table: Table): { content: HTMLElement[]; leave: () => void } {
  const filter = { field: '', text: '' };
  const problem = problemPlace();
  const result = element('div');
  const fields = fieldSelect(table);
  const text = element('input', {
    id: 'text',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const saving = element('a', { class: 'button', download: '' }, 'Export');
  let turn = 0;

  /** Loads a page; with a filter, searches on until it is full. */
  const load = async (places: Shown['places']): Promise<void> => {
    turn += 1;
    const own = turn;
    const query = new URLSearchParams({ table: table.name, ...filter });
    saving.href = `/_emulator/console/export?${query}`;
    const shown: Shown = { rows: [], places, next: places.at(-1), searched: 0 };
    do {
      if (shown.next) query.set('after', JSON.stringify(shown.next));
      const page = await call<RowPage>('GET', `rows?${query}`);
      if (own !== turn) return;
      shown.rows.push(...page.rows);
      shown.searched += page.searched;
      shown.next = page.next;
      const isSearching = filter.text !== '' && shown.rows.length < pageSize && !!page.next;
      render(shown, isSearching);
      if (!isSearching) return;
    } while (shown.next);
  };
  const show = (places: Shown['places']): void => void attempt(() => load(places), problem);
  const render = (shown: Shown, isSearching: boolean): void => {
    const { rows, places, next } = shown;
    addFields(fields, rows);
    const open = (row: ListedRow) => editRow(table, row, () => load(places));
    const stop = (): void => {
      turn += 1;
      render(shown, false);
    };
    replaceKeepingFocus(
      result,
      element('p', { class: 'about', role: 'status' }, countOf(shown, filter.text, isSearching)),
      rows.length > 0 && rowTable(table, rows, open),
      element(
        'p',
        { class: 'buttons pages' },
        isSearching && button('Stop', stop),
        places.length > 1 && button('Previous page', () => show(places.slice(0, -1))),
        !isSearching && next && button('Next page', () => show([...places, next])),
      ),
    );
  };
  const form = element(
    'form',
    { role: 'search', class: 'filter rows-filter' },
    element('label', { for: 'field' }, 'Rows with'),
    fields,
    element('label', { class: 'unseen', for: 'text' }, 'Text'),
    text,
    element('button', { type: 'submit' }, 'Filter'),
    saving,
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    Object.assign(filter, { field: fields.value, text: text.value });
    show([undefined]);
  });
  show([undefined]);
  return { content: [form, problem, result], leave: () => void (turn += 1) };
}

function fieldSelect({ key }: Table): HTMLSelectElement {
  const options = key.map((name) => element('option', { value: name }, name));
  return element(
    'select',
    { id: 'field' },
    element('option', { value: '' }, 'any field'),
    ...options,
  );
}

/** Offers the fields of the rows seen so far. */
function addFields(select: HTMLSelectElement, rows: readonly ListedRow[]): void {
  const known = new Set([...select.options].map(({ value }) => value));
  for (const name of new Set(rows.flatMap(({ row }) => Object.keys(row)))) {
    if (!known.has(name)) select.append(element('option', { value: name }, name));
  }
}

function countOf(
  { rows, next, searched, places }: Shown,
  text: string,
  isSearching: boolean,
): string {
  const found = rows.length === 1 ? '1 row' : `${rows.length} rows`;
  if (text === '') return `Page ${places.length}: ${found}${next ? '; there are more' : ''}`;
  if (searched === 0) return `${found} with this key`;
  const counted = `${found} of ${searched.toLocaleString()} searched`;
  return isSearching ? `Searching… ${counted}` : `${counted}${next ? '; there are more' : ''}`;
}

function rowTable(
  table: Table,
  rows: readonly ListedRow[],
  open: (row: ListedRow) => void,
): HTMLElement {
  const columns = columnsOf(table, rows);
  const cells = (listed: ListedRow, index: number) =>
    columns.map((name, at) => {
      const text = shownValue(listed.row[name]);
      if (at > 0) return element('td', {}, text);
      const opener = button(text, () => open(listed), 'link');
      opener.id = `row-${index}`;
      return element('td', {}, opener);
    });
  const heads = columns.map((name) => element('th', { scope: 'col' }, name));
  return element(
    'div',
    { class: 'rows', tabindex: '0', role: 'group', 'aria-label': 'Rows' },
    element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...heads)),
      element(
        'tbody',
        {},
        ...rows.map((listed, index) => element('tr', {}, ...cells(listed, index))),
      ),
    ),
  );
}

/** The key first; what Amplify adds to every row last. */
function columnsOf({ key }: Table, rows: readonly ListedRow[]): string[] {
  const added = ['createdAt', 'updatedAt', '__typename'];
  const all = [...new Set([...key, ...rows.flatMap(({ row }) => Object.keys(row))])];
  const own = all.filter((name) => !added.includes(name));
  return [...own.slice(0, mostColumns), ...added.filter((name) => all.includes(name))];
}

const longestText = 80;

function shownValue(value: Json | undefined): string {
  if (value === undefined || value === null) return '–';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}
