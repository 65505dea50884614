/** The name of the acknowledgement on the sign-up form. */
export const LICENSE_FIELD = 'acknowledgement';

/** Spec §5 and §8. */
export const LICENSE_MESSAGE = 'You must accept the EULA to create an account';

/** The user attributes that record the acknowledgement, and when it was given (D6). */
export function licenseAttributes(now: Date) {
  return { 'custom:eula': 'yes', 'custom:eula_accepted_at': now.toISOString() };
}
