import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Inputs } from '../../fixtures/orders/amplify/functions/send';
import { invokeFunction } from '../../testing/invoke-function';
import { startFixture, type RunningFixture } from '../../testing/running-fixture';
import { difference } from '../../testing/differences/difference';

let fixture: RunningFixture;

beforeAll(async () => {
  fixture = await startFixture('orders');
}, 240_000);
afterAll(() => fixture.stop());

/** Lets a function call SES with the SDK, and returns what it got. */
async function call<Name extends keyof Inputs>(
  operation: Name,
  input: Inputs[Name],
): Promise<unknown> {
  const response = await invokeFunction(fixture, 'clerk', { operation, input });
  return response.json();
}

async function messagesTo(address: string): Promise<unknown> {
  return (await fetch(`${fixture.origin}/mailbox/messages.json?to=${address}`)).json();
}

const from = 'orders@shop.example';
const sent = { MessageId: expect.stringMatching(/^[0-9a-f-]{36}-0{6}$/) };
const simple = {
  Subject: { Data: 'Your order' },
  Body: { Text: { Data: 'Two apples & a pear <3' }, Html: { Data: '<b>Two apples</b>' } },
};
const raw = [
  'From: Shop <orders@shop.example>',
  'To: "Dee, D." <dee@example.com>',
  'Cc: eve@example.com',
  'Subject: =?utf-8?Q?Caf=C3=A9?=',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Cr=C3=A8me',
  '--part',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<i>Creme</i>',
  '--part--',
  '',
].join('\r\n');

describe('a function that may send emails', () => {
  it('sends one with version 2 of the API to each recipient', async () => {
    const email = {
      FromEmailAddress: `Shop <${from}>`,
      Destination: { ToAddresses: ['Ann <ann@example.com>'], BccAddresses: ['ben@example.com'] },
      Content: { Simple: simple },
    };
    expect(await call('SendEmail2', email)).toEqual(sent);
    const message = {
      from,
      medium: 'EMAIL',
      subject: 'Your order',
      body: 'Two apples & a pear <3',
      html: '<b>Two apples</b>',
    };
    expect(await messagesTo('ann@example.com')).toMatchObject([message]);
    expect(await messagesTo('ben@example.com')).toMatchObject([message]);
  });

  it('sends one with version 1', async () => {
    const email = {
      Source: from,
      Destination: { ToAddresses: ['cara@example.com'] },
      Message: { Subject: simple.Subject, Body: { Html: simple.Body.Html } },
    };
    expect(await call('SendEmail', email)).toEqual(sent);
    expect(await messagesTo('cara@example.com')).toMatchObject([
      { from, subject: 'Your order', body: '<b>Two apples</b>' },
    ]);
  });

  it('sends a raw one, whose recipients may be in its header', async () => {
    const message = { from, subject: 'Café', body: 'Crème\n', html: '<i>Creme</i>\n' };
    expect(await call('SendRawEmail', { raw })).toEqual(sent);
    expect(await messagesTo('dee@example.com')).toMatchObject([message]);
    expect(await messagesTo('eve@example.com')).toMatchObject([message]);
    const Destination = { ToAddresses: ['fay@example.com'] };
    expect(await call('SendRawEmail2', { raw, Destination })).toEqual(sent);
    expect(await messagesTo('fay@example.com')).toMatchObject([message]);
    expect(await messagesTo('dee@example.com')).toHaveLength(1);
  });

  it('fails if a test says so', async () => {
    fixture.faults.plan({ operation: 'ses:SendEmail', kind: 'error', times: 9 });
    const email = {
      FromEmailAddress: from,
      Destination: { ToAddresses: ['hal@example.com'] },
      Content: { Simple: simple },
    };
    expect(await call('SendEmail2', email)).toMatchObject({ status: 500 });
    fixture.faults.clear();
    expect(await messagesTo('hal@example.com')).toEqual([]);
  });
});

describe('an email', () => {
  it('needs a sender that the role allows', async () => {
    const other = 'orders@other.example';
    const Destination = { ToAddresses: ['gil@example.com'] };
    const message = expect.stringContaining('is not authorized to perform `ses:SendEmail');
    expect(await call('SendEmail', { Source: other, Destination, Message: simple })).toMatchObject({
      error: 'AccessDenied',
      status: 403,
      message,
    });
    const Content = { Simple: simple };
    expect(
      await call('SendEmail2', { FromEmailAddress: other, Destination, Content }),
    ).toMatchObject({ error: 'AccessDeniedException', status: 403, message });
    expect(await call('SendRawEmail', { Source: other, raw })).toMatchObject({
      error: 'AccessDenied',
      message: expect.stringContaining('ses:SendRawEmail'),
    });
    expect(await messagesTo('gil@example.com')).toEqual([]);
  });

  it('needs a recipient, and has no template', async () => {
    difference('All services', 'SES has no templates.');
    expect(
      await call('SendEmail', { Source: from, Destination: {}, Message: simple }),
    ).toMatchObject({ error: 'InvalidParameterValue', message: 'The email has no recipient.' });
    expect(
      await call('SendEmail2', {
        FromEmailAddress: from,
        Destination: { ToAddresses: ['nobody'] },
        Content: { Simple: simple },
      }),
    ).toMatchObject({ error: 'BadRequestException', message: "Missing final '@domain'" });
    expect(
      await call('SendEmail2', {
        FromEmailAddress: from,
        Content: { Template: { TemplateName: 'receipt', TemplateData: '{}' } },
      }),
    ).toMatchObject({
      error: 'BadRequestException',
      message: "The emulator's SES doesn't support templates.",
    });
  });
});

describe('anything else of SES', () => {
  it('is refused by name', async () => {
    difference(
      'All services',
      'Of SES, there is only what sends an email; the rest is refused by name.',
    );
    expect(await call('ListIdentities', {})).toMatchObject({
      error: 'InvalidAction',
      message: "The emulator's SES doesn't support the operation ListIdentities.",
    });
    expect(await call('ListEmailIdentities2', {})).toMatchObject({
      error: 'BadRequestException',
      message: "The emulator's SES doesn't support POST /v2/email/list-identities.",
    });
    expect(fixture.definition.unsupportedParts).toEqual([]);
  });
});

describe('the mailbox', () => {
  it('shows an email without a code', async () => {
    const page = await (await fetch(`${fixture.origin}/mailbox?to=ann@example.com`)).text();
    expect(page).toContain('Two apples &amp; a pear &lt;3');
    expect(page).toContain('from <span class="to">orders@shop.example</span>');
    expect(page).not.toContain('class="code"');
  });
});
