import { call, CallError, type ListedRequest, type RequestDetails } from './api';
import { element, say, timeOf } from './dom';
import { requestDetails } from './request-details';

const pollMs = 1000;
const mostListed = 200;

/** The newest first. Kept while other sections are shown. */
let requests: ListedRequest[] = [];

/** Shows the requests as they come, and one of them in detail. */
export function showRequests(main: HTMLElement, detail: string): () => void {
  const { list, empty, details } = layoutIn(main);
  const selected = Number(detail);
  let timer: number | undefined;
  let isLeft = false;

  const render = (): void => {
    empty.hidden = requests.length > 0;
    const known = new Map([...list.children].map((item) => [item.id, item]));
    const items = requests.map((one) => known.get(`request-${one.id}`) ?? itemOf(one));
    if (items.length !== list.children.length || items[0] !== list.firstChild) {
      list.replaceChildren(...items);
    }
    for (const item of items) {
      const isSelected = item.id === `request-${selected}`;
      item.querySelector('a')?.toggleAttribute('aria-current', isSelected);
      if (isSelected) item.querySelector('a')?.setAttribute('aria-current', 'true');
    }
  };
  const poll = async (): Promise<void> => {
    if (!document.hidden) await loadNewer();
    if (isLeft) return;
    render();
    timer = window.setTimeout(() => void poll(), pollMs);
  };
  render();
  void poll();
  if (selected > 0) void loadDetails(selected, details, () => isLeft);
  else
    details.replaceChildren(
      element('p', { class: 'hint' }, 'Choose a request to see what decided it.'),
    );
  return () => {
    isLeft = true;
    window.clearTimeout(timer);
  };
}

async function loadNewer(): Promise<void> {
  try {
    const newer = await call<ListedRequest[]>('GET', `requests?after=${requests[0]?.id ?? 0}`);
    requests = [...newer.toReversed(), ...requests].slice(0, mostListed);
  } catch {
    say('Can’t reach the emulator. Retrying…');
  }
}

async function loadDetails(id: number, details: HTMLElement, isLeft: () => boolean): Promise<void> {
  try {
    const found = await call<RequestDetails>('GET', `request?id=${id}`);
    if (!isLeft()) details.replaceChildren(...requestDetails(found));
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    details.replaceChildren(element('p', { class: 'hint' }, error.message));
  }
}

function layoutIn(main: HTMLElement) {
  const find = (id: string) => document.getElementById(id);
  const known = find('requests');
  if (known) {
    return { list: known, empty: find('no-requests') ?? known, details: find('details') ?? known };
  }
  const list = element('ol', { id: 'requests' });
  const empty = element(
    'p',
    { id: 'no-requests', class: 'hint' },
    'Requests to the data API appear here from now on. Use your application.',
  );
  const details = element('section', { id: 'details', 'aria-label': 'Request' });
  main.append(
    element(
      'section',
      { class: 'list', 'aria-labelledby': 'requests-title' },
      element('h1', { id: 'requests-title' }, 'Requests'),
      empty,
      list,
    ),
    details,
  );
  return { list, empty, details };
}

function itemOf({ id, at, ms, name, kind, outcome, caller }: ListedRequest): HTMLElement {
  return element(
    'li',
    { id: `request-${id}` },
    element(
      'a',
      { href: `#requests/${id}` },
      element('span', { class: `badge ${outcome}` }, outcome),
      element('strong', {}, name),
      element('span', { class: 'about' }, `${kind || 'request'} by ${caller}`),
      element('span', { class: 'when' }, timeOf(at), ` · ${ms} ms`),
    ),
  );
}
