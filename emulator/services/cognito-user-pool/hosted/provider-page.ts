import { html, type Html } from '../../../mailbox/html';
import { hostedPage } from './hosted-page';

/** Display names of providers whose Cognito name differs. */
const titles: Readonly<Record<string, string>> = {
  LoginWithAmazon: 'Amazon',
  SignInWithApple: 'Apple',
};

export interface ProviderView {
  /** Cognito's name for the provider. */
  provider: string;
  /** Emails of users who signed in with this provider before. */
  known: readonly string[];
  /** The query of the authorize request, which the form sends back. */
  request: string;
}

/** Renders the page that simulates the provider, to choose an account and give or deny consent. */
export function providerPage({ provider, known, request }: ProviderView): string {
  const title = titles[provider] ?? provider;
  return hostedPage(
    `Sign in with ${title}`,
    html`<p>
        This page plays ${title} on this machine. The application asks to know who you are and your
        email address.
      </p>
      ${known.length > 0 ? knownAccounts(known, request) : ''}
      <section aria-labelledby="other">
        <h2 id="other">${known.length > 0 ? 'Use another account' : 'Choose an account'}</h2>
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

function knownAccounts(known: readonly string[], request: string): Html {
  return html`<section aria-labelledby="known">
    <h2 id="known">Go on as</h2>
    <form action="/oauth2/idpresponse" method="post">
      ${requestField(request)}
      <input type="hidden" name="answer" value="allow" />
      ${known.map(
        (email) => html`<button type="submit" name="email" value="${email}">${email}</button> `,
      )}
    </form>
  </section>`;
}

function requestField(request: string): Html {
  return html`<input type="hidden" name="request" value="${request}" />`;
}
