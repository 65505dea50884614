import type { FunctionLine } from '../../services/lambda/latest-lines';
import { call } from './api';
import { element, timeOf } from './dom';
import { keepLoading } from './keep-loading';

const mostShown = 1000;

/** The oldest first. Kept while other sections are shown. */
let lines: FunctionLine[] = [];
let wanted = '';

/** Shows the functions' latest lines as they come, the newest at the end. */
export function showLogs(main: HTMLElement): () => void {
  delete main.dataset['shows'];
  const select = element('select', { id: 'function' });
  const empty = element('p', { class: 'hint' });
  const list = element('ol', { class: 'lines', tabindex: '0', 'aria-label': 'Lines' });
  main.replaceChildren(
    element(
      'section',
      { class: 'whole', 'aria-labelledby': 'logs-title' },
      element('h1', { id: 'logs-title' }, 'Function logs'),
      element('p', { class: 'filter' }, element('label', { for: 'function' }, 'Function'), select),
      empty,
      list,
    ),
  );
  const render = (): void => {
    const shown = lines.filter(({ name }) => wanted === '' || name === wanted);
    empty.textContent = 'No lines yet. What functions print appears here.';
    empty.hidden = shown.length > 0;
    list.hidden = shown.length === 0;
    const isAtEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
    const known = new Map([...list.children].map((item) => [item.id, item]));
    const items = shown.map((line) => known.get(`line-${line.id}`) ?? itemOf(line));
    if (items.at(-1) === list.lastElementChild && items.length === list.childElementCount) return;
    list.replaceChildren(...items);
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  };
  select.addEventListener('change', () => {
    wanted = select.value;
    render();
  });
  const load = async (): Promise<void> => {
    if (select.options.length === 0) offer(select, await call<string[]>('GET', 'functions'));
    const newer = await call<FunctionLine[]>('GET', `lines?after=${lines.at(-1)?.id ?? 0}`);
    lines = [...lines, ...newer].slice(-mostShown);
  };
  return keepLoading(load, render);
}

function offer(select: HTMLSelectElement, names: readonly string[]): void {
  select.append(
    element('option', { value: '' }, 'All functions'),
    ...names.map((name) => element('option', { value: name }, name)),
  );
  select.value = names.includes(wanted) ? wanted : '';
  wanted = select.value;
}

function itemOf({ id, at, name, text, isError }: FunctionLine): HTMLElement {
  return element(
    'li',
    { id: `line-${id}` },
    element('span', { class: 'when' }, timeOf(at)),
    element('span', { class: 'about' }, name),
    element('code', { class: isError ? 'error' : undefined }, text),
  );
}
