import { call, CallError, type Decision, type Field, type RequestDetails, type Step } from './api';
import { element, say, timeOf } from './dom';

/** Returns a request in detail: why each field was allowed or refused, its pipeline, and how to replay it. */
export function requestDetails(request: RequestDetails): HTMLElement[] {
  const { name, kind, outcome, caller, at, ms, fields, body, response } = request;
  const refused = fields.filter((one) => one.outcome === 'refused');
  const others = fields.filter((one) => one.outcome !== 'refused');
  return [
    element(
      'header',
      {},
      element('p', {}, element('a', { class: 'back', href: '#requests' }, 'All requests')),
      element('h2', {}, name, ' ', element('span', { class: `badge ${outcome}` }, outcome)),
      element(
        'p',
        { class: 'about' },
        `${kind || 'request'} by ${caller}, `,
        timeOf(at),
        `, ${ms} ms`,
      ),
    ),
    replayForm(request),
    ...[...refused, ...others].map(fieldPart),
    element(
      'div',
      { class: 'texts' },
      disclosure('Request', code(pretty(body))),
      disclosure('Response', code(pretty(response)), fields.length === 0),
    ),
  ];
}

function fieldPart({ path, field, outcome, summary, decisions, steps }: Field): HTMLElement {
  const title = path === field.split('.')[1] ? field : `${path} (${field})`;
  return element(
    'section',
    { class: `field ${outcome}`, 'aria-label': title },
    element('h3', {}, title),
    element('p', { class: 'summary' }, summary),
    decisions.length > 0 && decisionTable(decisions),
    steps.length > 0 && disclosure(pipelineTitle(steps), pipeline(steps), outcome === 'refused'),
  );
}

function decisionTable(decisions: readonly Decision[]): HTMLElement {
  const heading = (text: string) => element('th', { scope: 'col' }, text);
  return element(
    'div',
    { class: 'scroll', tabindex: '0', role: 'group', 'aria-label': 'Authorization rules' },
    element(
      'table',
      {},
      element(
        'thead',
        {},
        element('tr', {}, heading('Rule'), heading('On'), heading('Result'), heading('Because')),
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
            element(
              'td',
              {},
              element('span', { class: `badge ${outcome.replaceAll(' ', '-')}` }, outcome),
            ),
            element('td', {}, reason),
          ),
        ),
      ),
    ),
  );
}

function pipelineTitle(steps: readonly Step[]): string {
  return steps.length === 1 ? 'Pipeline: 1 step' : `Pipeline: ${steps.length} steps`;
}

function pipeline(steps: readonly Step[]): HTMLElement {
  return element(
    'ol',
    { class: 'steps' },
    ...steps.map(({ name, dataSource, request, response, error }) =>
      element(
        'li',
        { class: error === undefined ? '' : 'failed' },
        element('p', {}, element('strong', {}, name), ` on ${dataSource}`),
        error !== undefined && element('p', { class: 'error' }, error),
        request !== undefined && disclosure('Sent', code(pretty(request))),
        response !== undefined && disclosure('Received', code(pretty(response))),
      ),
    ),
  );
}

function replayForm({ id, kind }: RequestDetails): HTMLElement {
  const names = element('datalist', { id: 'callers' });
  const input = element('input', {
    id: 'as',
    name: 'as',
    list: 'callers',
    placeholder: 'ann@example.com',
    autocomplete: 'off',
    spellcheck: 'false',
  });
  const form = element(
    'form',
    { class: 'replay' },
    element('label', { for: 'as' }, 'Replay as'),
    input,
    names,
    element('button', { type: 'submit' }, 'Replay'),
    kind === 'mutation' &&
      element('p', { class: 'about' }, 'A mutation runs again, and changes data.'),
  );
  const offer = async (): Promise<void> => {
    const callers = await call<string[]>('GET', `callers?name=${encodeURIComponent(input.value)}`);
    names.replaceChildren(...callers.map((value) => element('option', { value })));
  };
  input.addEventListener('focus', () => void offer());
  input.addEventListener('input', () => void offer());
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void replay(id, input.value.trim());
  });
  return form;
}

async function replay(id: number, as: string): Promise<void> {
  try {
    const replayed = await call<{ id: number }>('POST', 'replay', { id, as });
    location.hash = `#requests/${replayed.id}`;
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    say(error.message);
  }
}

function disclosure(title: string, content: HTMLElement, open = false): HTMLElement {
  return element('details', { open }, element('summary', {}, title), content);
}

function code(text: string): HTMLElement {
  return element('pre', { tabindex: '0' }, text);
}

function pretty(json: string): string {
  try {
    const value: unknown = JSON.parse(json);
    if (isQuery(value)) {
      const variables =
        value.variables === undefined ? '' : `\n\n${JSON.stringify(value.variables, null, 2)}`;
      return `${value.query.trim()}${variables}`;
    }
    return JSON.stringify(value, null, 2);
  } catch {
    return json;
  }
}

function isQuery(value: unknown): value is { query: string; variables?: unknown } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'query' in value &&
    typeof value.query === 'string'
  );
}
