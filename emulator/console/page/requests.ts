import type { Decision, Explanation, ShownRequest, Step } from '../answers';
import { call, CallError } from './call';
import { element, part, say } from './dom';

const pauseMs = 1000;
const mostListed = 200;

/** Shows the requests as they come, the newest first, while the page is visible. */
export async function watchRequests(newest = 0, wasLost = false): Promise<void> {
  const list = part('request-list', HTMLOListElement);
  let last = newest;
  let isLost = wasLost;
  if (!document.hidden) {
    try {
      const requests = await call<ShownRequest[]>('GET', `requests?after=${last}`);
      last = requests.at(-1)?.id ?? last;
      list.prepend(...requests.toReversed().map(itemOf));
      while (list.children.length > mostListed) list.lastElementChild?.remove();
      part('no-requests', HTMLElement).hidden = list.children.length > 0;
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

function itemOf({ at, ms, name, kind, outcome, caller, body, response, fields }: ShownRequest) {
  const refused = fields.filter((one) => one.outcome === 'refused');
  const others = fields.filter((one) => one.outcome !== 'refused');
  const deciding = refused[0] ?? others.find(({ decisions }) => decisions.length > 0) ?? others[0];
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
        element('span', {}, `${kind || 'request'} by ${caller}`),
        element('time', { datetime: at }, `${new Date(at).toLocaleTimeString()} · ${ms} ms`),
        element('span', { class: 'deciding' }, deciding?.summary ?? ''),
      ),
      ...[...refused, ...others].map(fieldPart),
      disclosure('Request', pretty(body)),
      disclosure('Response', pretty(response), fields.length === 0),
    ),
  );
}

function fieldPart({ path, field, outcome, summary, decisions, steps }: Explanation): HTMLElement {
  const title = path === field.split('.')[1] ? field : `${path} (${field})`;
  return element(
    'section',
    { class: `field ${outcome}`, 'aria-label': title },
    element('h2', {}, title),
    element('p', {}, summary),
    decisions.length > 0 && decisionTable(decisions),
    steps.length > 0 && element('ol', {}, ...steps.map(stepItem)),
  );
}

function decisionTable(decisions: readonly Decision[]): HTMLElement {
  const heads = ['Rule', 'On', 'Result', 'Because'];
  return element(
    'div',
    { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Authorization rules' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, ...heads.map((text) => element('th', { scope: 'col' }, text))),
      ),
      element(
        'tbody',
        {},
        ...decisions.map(({ rule, on, outcome, reason }) =>
          element(
            'tr',
            {},
            element('td', {}, element('code', {}, rule)),
            element('td', {}, on),
            element('td', {}, element('span', { class: `badge ${outcome}` }, outcome)),
            element('td', {}, reason),
          ),
        ),
      ),
    ),
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

/** Returns JSON as people read it, with a query's own lines. What was cut, or isn't JSON, stays as it is. */
function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2).replaceAll(String.raw`\n`, '\n');
  } catch {
    return json;
  }
}
