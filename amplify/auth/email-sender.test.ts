import { expect, it } from 'vitest';
import { emailSender } from './email-sender';

it('sends with SES from the configured address, otherwise with Cognito', () => {
  expect(emailSender({ VERDURE_SES_SENDER: ' no-reply@example.com ' })).toEqual({
    email: { fromEmail: 'no-reply@example.com' },
  });
  expect(emailSender({ VERDURE_SES_SENDER: '' })).toBeUndefined();
  expect(emailSender({})).toBeUndefined();
});

it.each(['example.com', 'Verdure <no-reply@example.com>', 'no-reply@localhost'])(
  'stops the deployment if the sender is "%s"',
  (sender) => {
    expect(() => emailSender({ VERDURE_SES_SENDER: sender })).toThrow('VERDURE_SES_SENDER');
  },
);
