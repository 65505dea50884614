import { html, type Html } from '../../../mailbox/html';

/** A page of the hosted sign-in: one heading, and what is under it. */
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
