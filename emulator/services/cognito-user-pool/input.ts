import * as v from 'valibot';

/** Input members shared by many operations, with Cognito's constraints. */
const nonEmpty = v.pipe(
  v.string(),
  v.minLength(1, 'Member must have length greater than or equal to 1'),
);

export const clientIdInput = nonEmpty;
export const accessTokenInput = nonEmpty;
export const sessionInput = v.pipe(
  v.string(),
  v.minLength(20, 'Member must have length greater than or equal to 20'),
);

export const usernameInput = v.pipe(
  nonEmpty,
  v.maxLength(128, 'Member must have length less than or equal to 128'),
);

export const codeInput = v.pipe(
  nonEmpty,
  v.maxLength(2048, 'Member must have length less than or equal to 2048'),
);

/** At least two characters, with no space at either end. */
export const passwordInput = v.pipe(
  v.string(),
  v.maxLength(256, 'Member must have length less than or equal to 256'),
  v.check(
    (password) => password.length >= 2 && password.trim() === password,
    'Member must satisfy regular expression pattern: ^[\\S]+.*[\\S]+$',
  ),
);

/** A string map, such as AuthParameters. */
export const stringMapInput = v.optional(v.record(v.string(), v.string()), {});

/** The members that identify the user of an admin operation. */
export const adminUserInput = { UserPoolId: nonEmpty, Username: usernameInput };

export const poolInput = { UserPoolId: nonEmpty };

export const groupNameInput = v.pipe(
  nonEmpty,
  v.maxLength(128, 'Member must have length less than or equal to 128'),
  v.regex(
    /^[\p{L}\p{M}\p{S}\p{N}\p{P}]+$/u,
    'Member must satisfy regular expression pattern: [\\p{L}\\p{M}\\p{S}\\p{N}\\p{P}]+',
  ),
);
