import { expect, it } from 'vitest';
import { product } from '../../src/brand';
import { codeEmail } from './code-email';

const body = codeEmail.verificationEmailBody(() => '123456');

it('The email with a code has the product’s name and the code', () => {
  expect(codeEmail.verificationEmailSubject).toBe(`Your ${product} code`);
  expect(body).toContain(`Your ${product} code is 123456.`);
});

it.each(['finish signing up', 'confirm a new email address', 'reset your password'])(
  'Its one text fits who wants to %s',
  (purpose) => {
    expect(body).toContain(purpose);
  },
);

it('It calms who didn’t ask for a code', () => {
  expect(body).toContain('If you didn’t ask for a code, ignore this email.');
});
