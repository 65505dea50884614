/** An error response of SES. The two versions of its API write it in different ways. */
export class SesError extends Error {
  override name = 'SesError';
  constructor(
    /** The error's code in version 1 of the API, and in version 2. */
    readonly codes: { v1: string; v2: string },
    message: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

/** Returns the error of an email that SES doesn't accept. */
export function invalid(message: string): SesError {
  return new SesError({ v1: 'InvalidParameterValue', v2: 'BadRequestException' }, message);
}

/** Returns the error of a part of SES that the emulator lacks. */
export function unsupported(what: string): SesError {
  return new SesError(
    { v1: 'InvalidAction', v2: 'BadRequestException' },
    `The emulator's SES doesn't support ${what}.`,
  );
}
