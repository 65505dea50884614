import { call, type Table } from './api';
import { detailsHead, fillDetails, hint } from './details';
import { element } from './dom';
import { layoutIn, renderItems } from './layout';
import { showRows } from './rows';

/** Shows the tables, and the rows of one of them. */
export function showTables(main: HTMLElement, [model = '']: readonly string[]): () => void {
  const isChosen = model !== '';
  const { list, empty, details } = layoutIn(main, { title: 'Tables', one: 'Table', isChosen });
  let leaveRows = (): void => {};
  let isLeft = false;
  const load = async (): Promise<HTMLElement[]> => {
    const tables = await call<Table[]>('GET', 'tables');
    if (isLeft) return [];
    empty.textContent = 'The definition has no tables.';
    empty.hidden = tables.length > 0;
    renderItems(list, tables, {
      keyOf: ({ name }) => name,
      itemOf,
      isChosen: (one) => one.model === model,
    });
    const table = tables.find((one) => one.model === model);
    if (!table) return [hint(isChosen ? 'There is no such table.' : 'Choose a table.')];
    const rows = showRows(table);
    leaveRows = rows.leave;
    const back = { href: '#tables', text: 'All tables' } as const;
    return [detailsHead(back, table.model, table.name), ...rows.content];
  };
  void fillDetails(details, load, () => isLeft);
  return () => {
    isLeft = true;
    leaveRows();
  };
}

function itemOf({ model, key }: Table): HTMLElement {
  return element(
    'a',
    { href: `#tables/${encodeURIComponent(model)}` },
    element('strong', {}, model),
    element('span', { class: 'about' }, `Key: ${key.join(', ')}`),
  );
}
