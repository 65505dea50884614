import type { ShownField, ShownRequest, Step } from '../answers';
import { call, CallError } from './call';
import { element, byId, say } from './dom';

const pauseMs = 1000;
const maxListed = 200;

/** Shows requests as they arrive, newest first, while the page is visible. */
export async function watchRequests(newest = 0, wasLost = false): Promise<void> {
  const list = byId('request-list', HTMLOListElement);
  let last = newest;
  let isLost = wasLost;
  if (!document.hidden) {
    try {
      const requests = await call<ShownRequest[]>('GET', `requests?after=${last}`);
      last = requests.at(-1)?.id ?? last;
      list.prepend(...requests.toReversed().map(itemOf));
      while (list.children.length > maxListed) list.lastElementChild?.remove();
      byId('no-requests', HTMLElement).hidden = list.children.length > 0;
      if (isLost) say('');
      isLost = false;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      say(`${error.message} Retrying…`);
      isLost = true;
    }
  }
  window.setTimeout(() => void watchRequests(last, isLost), pauseMs);
}

function itemOf(request: ShownRequest): HTMLElement {
  const { at, ms, name, kind, outcome, decision, caller, account, body, response, fields } =
    request;
  return element(
    'li',
    {},
    element(
      'details',
      {},
      element(
        'summary',
        { class: 'request' },
        element('span', { class: `badge ${outcome}` }, outcome),
        element('strong', {}, name),
        element('time', { datetime: at }, `${new Date(at).toLocaleTimeString()} · ${ms} ms`),
        element('span', { class: 'about' }, `${kind || 'request'} by ${caller}`),
        element('span', { class: 'decision' }, decision),
      ),
      element('p', { class: 'about' }, account === '' ? 'No account' : `Account ${account}`),
      ...fields.map(fieldPart),
      disclosure('Request', pretty(body)),
      disclosure('Response', pretty(response), fields.length === 0),
    ),
  );
}

function fieldPart({ name, isRefused, decision, rules, steps }: ShownField): HTMLElement {
  return element(
    'section',
    { class: isRefused ? 'field refused' : 'field', 'aria-label': name },
    element('h2', {}, name),
    element('p', {}, decision),
    element('ul', {}, ...rules.map((rule) => element('li', {}, element('code', {}, rule)))),
    element('ol', {}, ...steps.map(stepItem)),
  );
}

function stepItem({ name, dataSource, request, response, error }: Step): HTMLElement {
  return element(
    'li',
    {},
    element('p', {}, `${name} on ${dataSource}`),
    error !== undefined && element('p', { class: 'error' }, error),
    request !== undefined && disclosure('Sent', pretty(request)),
    response !== undefined && disclosure('Received', pretty(response)),
  );
}

function disclosure(title: string, text: string, open = false): HTMLElement {
  const content = element('pre', { tabindex: '0', role: 'group', 'aria-label': title }, text);
  return element('details', { open }, element('summary', {}, title), content);
}

/** Formats JSON for reading, with a query's own line breaks. Text that was cut, or isn't JSON, is unchanged. */
function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2).replaceAll(String.raw`\n`, '\n');
  } catch {
    return json;
  }
}
