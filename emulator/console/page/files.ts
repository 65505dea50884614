import { call, type Bucket, type FilePage, type ListedFile } from './api';
import { fillDetails, hint } from './details';
import { element, timeOf } from './dom';
import { fileDetails, sizeText } from './file-details';
import { layoutIn } from './layout';
import { pagedList } from './paged-list';

/** The start of the keys that are listed. Kept while other sections are shown. */
let prefix = '';

/** Shows the files of a bucket, and one of them with its content. */
export function showFiles(main: HTMLElement, [chosen = '', key = '']: readonly string[]) {
  const isChosen = key !== '';
  const layout = layoutIn(main, { title: 'Files', one: 'File', isChosen });
  const { tools, details } = layout;
  let bucket = chosen;
  let isLeft = false;
  const listed = pagedList<ListedFile>(layout, {
    load: async (after) => {
      if (bucket === '') return { items: [] };
      const { files, next } = await loadFiles(bucket, prefix, after);
      return { items: files, next };
    },
    keyOf: (file) => `${file.key} ${file.lastModified}`,
    itemOf: (file) => itemOf(bucket, file),
    isChosen: (file) => file.key === key,
    emptyText: () => (prefix === '' ? 'No files yet.' : 'No file starts with this.'),
  });
  const load = async (): Promise<HTMLElement[]> => {
    const buckets = await call<Bucket[]>('GET', 'buckets');
    bucket ||= buckets[0]?.name ?? '';
    if (isLeft) return [];
    if (bucket === '') return [hint('The definition has no storage.')];
    tools.replaceChildren(tool(buckets, bucket, () => void listed.reload()));
    void listed.reload();
    if (!isChosen) return [hint('Choose a file.')];
    // The key itself comes first of those that start with it.
    const [file] = (await loadFiles(bucket, key)).files;
    if (file?.key !== key) return [hint('This file no longer exists.')];
    return fileDetails(bucket, file);
  };
  void fillDetails(details, load, () => isLeft);
  return (): void => {
    isLeft = true;
    listed.leave();
  };
}

function loadFiles(bucket: string, start: string, after = ''): Promise<FilePage> {
  const query = new URLSearchParams({ bucket, prefix: start, after });
  return call<FilePage>('GET', `files?${query}`);
}

function tool(buckets: readonly Bucket[], bucket: string, reload: () => void): HTMLElement {
  const select = element(
    'select',
    { id: 'bucket' },
    ...buckets.map(({ name, title }) => element('option', { value: name }, title)),
  );
  select.value = bucket;
  select.addEventListener('change', () => {
    location.hash = `#files/${encodeURIComponent(select.value)}`;
  });
  const start = element('input', {
    id: 'prefix',
    type: 'search',
    placeholder: 'Start of the path',
    autocomplete: 'off',
    spellcheck: 'false',
    value: prefix,
  });
  start.addEventListener('input', () => {
    prefix = start.value;
    reload();
  });
  return element(
    'div',
    { class: 'filter' },
    element('label', { class: 'unseen', for: 'bucket' }, 'Bucket'),
    select,
    element('label', { class: 'unseen', for: 'prefix' }, 'Path starts with'),
    start,
  );
}

function itemOf(bucket: string, { key, size, lastModified }: ListedFile): HTMLElement {
  return element(
    'a',
    { href: `#files/${encodeURIComponent(bucket)}/${encodeURIComponent(key)}` },
    element('strong', { title: key }, key),
    element('span', { class: 'when' }, sizeText(size)),
    element('span', { class: 'about' }, timeOf(lastModified)),
  );
}
