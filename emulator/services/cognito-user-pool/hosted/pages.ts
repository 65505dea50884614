import { html, type Html } from '../../../mailbox/html';
import { pageBasics } from '../../../mailbox/page-styles';

/** Renders a page of the hosted sign-in with a heading and content. */
function hostedPage(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title} · local emulator</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/hosted.css" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `.markup;
}

/** Renders an error that cannot be redirected to the application. */
export function errorPage(reason: string): string {
  return hostedPage(
    'An error was encountered with the requested page.',
    html`<p>${reason}</p>
      <p>Go back to the application and try again.</p>`,
  );
}

/** Display names of providers whose Cognito name differs. */
const titles: Readonly<Record<string, string>> = {
  LoginWithAmazon: 'Amazon',
  SignInWithApple: 'Apple',
};

interface ProviderView {
  /** Cognito's name for the provider. */
  provider: string;
  /** Emails of users who signed in with this provider before. */
  knownEmails: readonly string[];
  /** The query of the authorize request, which the form sends back. */
  request: string;
}

/** Renders the page that simulates the provider, to choose an account and give or deny consent. */
export function providerPage({ provider, knownEmails, request }: ProviderView): string {
  const title = titles[provider] ?? provider;
  return hostedPage(
    `Sign in with ${title}`,
    html`<p>
        This page stands in for ${title} on this machine. The application is asking for your
        identity and email address.
      </p>
      ${knownEmails.length > 0 ? knownAccounts(knownEmails, request) : ''}
      <section aria-labelledby="other">
        <h2 id="other">${knownEmails.length > 0 ? 'Use another account' : 'Choose an account'}</h2>
        <form action="/oauth2/idpresponse" method="post">
          ${requestField(request)}
          <label for="email">Email address at ${title}</label>
          <input id="email" name="email" type="email" autocomplete="off" required maxlength="254" />
          <label class="choice">
            <input type="checkbox" name="share" value="no" />
            Do not share the email address
          </label>
          <button type="submit" name="answer" value="allow">Allow</button>
        </form>
      </section>
      <form action="/oauth2/idpresponse" method="post">
        ${requestField(request)}
        <button class="quiet" type="submit" name="answer" value="deny">Deny</button>
      </form>`,
  );
}

function knownAccounts(emails: readonly string[], request: string): Html {
  return html`<section aria-labelledby="known">
    <h2 id="known">Continue as</h2>
    <form action="/oauth2/idpresponse" method="post">
      ${requestField(request)}
      <input type="hidden" name="answer" value="allow" />
      ${emails.map(
        (email) => html`<button type="submit" name="email" value="${email}">${email}</button> `,
      )}
    </form>
  </section>`;
}

function requestField(request: string): Html {
  return html`<input type="hidden" name="request" value="${request}" />`;
}

/** The emulator's base styles, in one narrow column. */
export const hostedStyles = `${pageBasics}
main {
  display: grid;
  gap: 1.5rem;
  max-width: 28rem;
  margin-inline: auto;
}

section,
form {
  display: grid;
  gap: 0.75rem;
}

.choice {
  display: flex;
  gap: 0.5rem;
  align-items: center;
  min-height: 2.75rem;
}

.choice input {
  min-height: 0;
  width: 1.25rem;
  height: 1.25rem;
}

.quiet {
  background: transparent;
  color: var(--leaf);
}
`;
