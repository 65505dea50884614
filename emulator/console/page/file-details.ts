import { call, type ListedFile } from './api';
import { detailsHead } from './details';
import { element, goTo, timeOf } from './dom';
import { actionButton, confirmDeletion } from './forms';

const longestText = 100_000;

/** Returns a file with its content, if it is a picture or a short text, and what can be done with it. */
export async function fileDetails(bucket: string, file: ListedFile): Promise<HTMLElement[]> {
  const { key, size, lastModified, headers, isShown } = file;
  const query = new URLSearchParams({ bucket, key });
  const address = `/_emulator/console/file?${query}`;
  const back = `#files/${encodeURIComponent(bucket)}` as const;
  const remove = async (): Promise<void> => {
    if (!(await confirmDeletion(key))) return;
    await call('DELETE', 'file', { bucket, key });
    goTo(back, `Deleted ${key}.`);
  };
  const open = { class: 'button', href: address, target: '_blank', rel: 'noopener' };
  return [
    detailsHead(
      { href: back, text: 'All files' },
      key,
      `${sizeText(size)}, `,
      timeOf(lastModified),
    ),
    element(
      'div',
      { class: 'action' },
      isShown && element('a', open, 'Open'),
      element('a', { class: 'button', href: `${address}&download=` }, 'Download'),
      actionButton('Delete file', remove, 'danger'),
    ),
    ...(await preview(address, file)),
    headerTable(headers),
  ];
}

/** Returns a size as people read it: '1.4 MB'. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const unit = bytes < 1_000_000 ? 'kB' : 'MB';
  const amount = bytes / (unit === 'kB' ? 1000 : 1_000_000);
  return `${amount.toLocaleString(undefined, { maximumFractionDigits: 1 })} ${unit}`;
}

async function preview(
  address: string,
  { key, size, headers, isShown }: ListedFile,
): Promise<HTMLElement[]> {
  if (!isShown) return [];
  if (headers['content-type']?.startsWith('image/')) {
    return [element('img', { class: 'preview', src: address, alt: `The picture ${key}` })];
  }
  if (size > longestText) return [];
  const text = await (await fetch(address)).text();
  return [element('pre', { tabindex: '0', class: 'preview' }, text)];
}

function headerTable(headers: ListedFile['headers']): HTMLElement {
  const rows = Object.entries(headers).map(([name, value]) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, name),
      element('td', {}, element('code', {}, value)),
    ),
  );
  return element('table', { class: 'pairs' }, element('tbody', {}, ...rows));
}
