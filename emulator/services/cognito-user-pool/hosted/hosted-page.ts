import { html, type Html } from '../../../mailbox/html';

/** Renders a page of the hosted sign-in with a heading and content. */
export function hostedPage(title: string, content: Html): string {
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
