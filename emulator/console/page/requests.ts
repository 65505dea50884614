import { call, type ListedRequest, type RequestDetails } from './api';
import { fillDetails, hint } from './details';
import { element, timeOf } from './dom';
import { keepLoading } from './keep-loading';
import { layoutIn, renderItems } from './layout';
import { requestDetails } from './request-details';

const mostListed = 200;

/** The newest first. Kept while other sections are shown. */
let requests: ListedRequest[] = [];

/** Shows the requests as they come, and one of them in detail. */
export function showRequests(main: HTMLElement, [detail = '']: readonly string[]): () => void {
  const { list, empty, details } = layoutIn(main, {
    title: 'Requests',
    one: 'Request',
    isChosen: detail !== '',
  });
  empty.textContent = 'Requests to the data API appear here from now on. Use your application.';
  let isLeft = false;
  const render = (): void => {
    empty.hidden = requests.length > 0;
    renderItems(list, requests, {
      keyOf: ({ id }) => String(id),
      itemOf,
      isChosen: ({ id }) => String(id) === detail,
    });
  };
  render();
  const end = keepLoading(loadNewer, render);
  if (detail === '') details.replaceChildren(hint('Choose a request to see what decided it.'));
  else {
    const load = async () =>
      requestDetails(await call<RequestDetails>('GET', `request?id=${detail}`));
    void fillDetails(details, load, () => isLeft);
  }
  return () => {
    isLeft = true;
    end();
  };
}

async function loadNewer(): Promise<void> {
  const newer = await call<ListedRequest[]>('GET', `requests?after=${requests[0]?.id ?? 0}`);
  requests = [...newer.toReversed(), ...requests].slice(0, mostListed);
}

function itemOf({ id, at, ms, name, kind, outcome, caller }: ListedRequest): HTMLElement {
  return element(
    'a',
    { href: `#requests/${id}` },
    element('span', { class: `badge ${outcome}` }, outcome),
    element('strong', {}, name),
    element('span', { class: 'about' }, `${kind || 'request'} by ${caller}`),
    element('span', { class: 'when' }, timeOf(at), ` · ${ms} ms`),
  );
}
