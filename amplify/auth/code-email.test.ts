import { expect, it } from 'vitest';
import { codeEmail } from './code-email';

const body = codeEmail.verificationEmailBody(() => '123456');

it('The email has the code, and the subject says so', () => {
  expect(codeEmail.verificationEmailSubject).toMatch(/^Your \w+ code$/);
  expect(body).toMatch(/^Your \w+ code is 123456\./);
});

it.each(['finish signing up', 'confirm a new email address', 'reset your password'])(
  'The same text works for readers who want to %s',
  (purpose) => {
    expect(body).toContain(purpose);
  },
);

it('The email reassures readers who didn’t request a code', () => {
  expect(body).toContain('If you didn’t ask for a code, ignore this email.');
});
