import { html } from '../../../mailbox/html';
import { hostedPage } from './hosted-page';

/** What a person sees when a request cannot even be sent back to the application. */
export function errorPage(reason: string): string {
  return hostedPage(
    'An error was encountered with the requested page.',
    html`<p>${reason}</p>
      <p>Go back to the application and try again.</p>`,
  );
}
