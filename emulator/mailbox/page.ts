import { html, type Html } from './html';
import { describePurpose, mailboxCapacity, type MailboxMessage } from './mailbox';

export interface MailboxView {
  /** Newest first. */
  messages: readonly MailboxMessage[];
  /** Shows only messages to this recipient. */
  recipient: string | undefined;
  poolId: string;
}

/** Returns the mailbox page as HTML. Its script refetches the page and updates the list. */
export function mailboxPage({ messages, recipient, poolId }: MailboxView): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mailbox · local emulator</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/mailbox/mailbox.css" />
        <script type="module" src="/mailbox/mailbox.js"></script>
      </head>
      <body>
        <header>
          <h1>Mailbox</h1>
          <p>
            Messages from the user pool <span class="pool">${poolId}</span>. Nothing leaves this
            machine. The newest ${mailboxCapacity} messages are kept.
          </p>
          <form role="search" action="/mailbox" method="get">
            <label for="to">Show only messages to</label>
            <div class="filter">
              <input
                id="to"
                name="to"
                type="text"
                inputmode="email"
                autocomplete="off"
                spellcheck="false"
                placeholder="name@example.com"
                value="${recipient ?? ''}"
              />
              <button type="submit">Show</button>
              ${recipient === undefined ? '' : html`<a href="/mailbox">Show all</a>`}
            </div>
          </form>
        </header>
        <main>
          <p id="count" role="status">${countOf(messages)}</p>
          ${messages.length === 0 ? emptyState(recipient) : ''}
          <ol id="messages" class="messages">
            ${messages.map(item)}
          </ol>
        </main>
      </body>
    </html> `.markup;
}

function item(message: MailboxMessage): Html {
  const { id, at, to, medium, purpose, subject, body, code } = message;
  return html`<li id="message-${id}">
    <article aria-labelledby="title-${id}">
      <h2 id="title-${id}">${subject || capitalize(describePurpose(purpose))}</h2>
      <p class="about">
        <span class="medium">${medium === 'EMAIL' ? 'Email' : 'SMS'}</span> to
        <a class="to" href="/mailbox?to=${encodeURIComponent(to)}">${to}</a>,
        ${describePurpose(purpose)},
        <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time>
      </p>
      <p class="code">${code}</p>
      <p class="body">${body}</p>
    </article>
  </li>`;
}

function emptyState(recipient: string | undefined): Html {
  return recipient === undefined
    ? html`<p class="empty">
        No messages yet. Codes for sign-up, password reset and sign-in will appear here.
      </p>`
    : html`<p class="empty">No messages to ${recipient} yet.</p>`;
}

function countOf({ length }: readonly MailboxMessage[]): string {
  return length === 1 ? '1 message' : `${length} messages`;
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
