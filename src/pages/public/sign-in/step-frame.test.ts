import { expect, it } from 'vitest';
import { stepTitle } from './step-frame';

it.each([
  ['SMS_MFA', 'Confirm SMS Code'],
  ['SOFTWARE_TOKEN_MFA', 'Confirm TOTP Code'],
  ['EMAIL_OTP', 'Confirm Email Code'],
  [undefined, 'Confirm MFA Code'],
])('the challenge %s has the heading %s', (challenge, title) => {
  expect(stepTitle('confirmSignIn', challenge)).toBe(title);
});
