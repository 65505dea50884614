import { call, type ListedMessage, type Message } from './api';
import { copy, selectedText } from './copy';
import { detailsHead, fillDetails, hint } from './details';
import { button, element, timeOf } from './dom';
import { keepLoading } from './keep-loading';
import { layoutIn, renderItems } from './layout';

/** The newest first. Kept while other sections are shown. */
let messages: ListedMessage[] = [];
let filter = '';

/** Shows the messages that Cognito would send as they come, and one of them with its code. */
export function showMail(main: HTMLElement, [detail = '']: readonly string[]): () => void {
  const { tools, list, empty, details } = layoutIn(main, {
    title: 'Mail',
    one: 'Message',
    isChosen: detail !== '',
  });
  let isLeft = false;
  const render = (): void => {
    const shown = messages.filter(({ to }) => to.toLowerCase().includes(filter.toLowerCase()));
    empty.hidden = shown.length > 0;
    empty.textContent =
      messages.length > 0
        ? 'No messages to this address.'
        : 'No messages yet. Codes for sign-up, password reset and sign-in appear here, and emails that functions send.';
    renderItems(list, shown, {
      // After a reset, another message may have the same number.
      keyOf: ({ id, at }) => `${id}-${at}`,
      itemOf,
      isChosen: ({ id }) => String(id) === detail,
    });
  };
  tools.replaceChildren(filterBox(render));
  render();
  const end = keepLoading(async () => {
    messages = await call<ListedMessage[]>('GET', 'messages');
  }, render);
  if (detail === '') details.replaceChildren(hint('Choose a message to read it.'));
  else {
    const load = async () => messageDetails(await call<Message>('GET', `message?id=${detail}`));
    void fillDetails(details, load, () => isLeft);
  }
  return () => {
    isLeft = true;
    end();
  };
}

function filterBox(render: () => void): HTMLElement {
  const input = element('input', {
    id: 'to',
    type: 'search',
    placeholder: 'ann@example.com',
    autocomplete: 'off',
    spellcheck: 'false',
    value: filter,
  });
  input.addEventListener('input', () => {
    filter = input.value.trim();
    render();
  });
  return element('div', { class: 'filter' }, element('label', { for: 'to' }, 'To'), input);
}

function titleOf({ subject, kind }: ListedMessage): string {
  return subject || `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`;
}

function itemOf(message: ListedMessage): HTMLElement {
  return element(
    'a',
    { href: `#mail/${message.id}` },
    element('strong', {}, message.to),
    element('span', { class: 'when' }, timeOf(message.at)),
    element('span', { class: 'about' }, titleOf(message)),
  );
}

function messageDetails(message: Message): HTMLElement[] {
  const { at, to, medium, kind, code, body } = message;
  const sent = `${medium === 'EMAIL' ? 'Email' : 'SMS'} to ${to}, ${kind}, `;
  const copied = element('p', { class: 'about', role: 'status' });
  const shown = element('code', { id: 'code' }, code);
  const showCopied = async (): Promise<void> => {
    copied.textContent = (await copy(shown)) ? 'Copied.' : selectedText;
  };
  return [
    detailsHead({ href: '#mail', text: 'All messages' }, titleOf(message), sent, timeOf(at)),
    ...(code === ''
      ? []
      : [
          element(
            'div',
            { class: 'code' },
            shown,
            button('Copy', () => void showCopied(), 'main'),
            copied,
          ),
        ]),
    element('pre', { tabindex: '0' }, body),
  ];
}
