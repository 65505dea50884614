/** The name of the sign-up form's license checkbox. */
export const LICENSE_FIELD = 'acknowledgement';

/** The error message when the license is not accepted (spec §5, §8). */
export const LICENSE_MESSAGE = 'You must accept the EULA to create an account';

/** Returns the user attributes that record the acceptance of the license and its time (D6). */
export function licenseAttributes(now: Date) {
  return { 'custom:eula': 'yes', 'custom:eula_accepted_at': now.toISOString() };
}
