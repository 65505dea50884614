/**
 * The email with a code. Cognito has one text for signing up, confirming a new address and resetting a password, so
 * this one fits all three.
 */
export const codeEmail = {
  verificationEmailSubject: 'Your Verdure code',
  verificationEmailBody: (code: () => string) =>
    [
      `Your Verdure code is ${code()}.`,
      'Enter it on the page that asked for it: to finish signing up, to confirm a new email address, or to reset your password.',
      'If you didn’t ask for a code, ignore this email. Nothing changes without it.',
    ].join('<br><br>'),
} as const;
