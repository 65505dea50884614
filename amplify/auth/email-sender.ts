/** Amplify's setting for emails sent by SES. */
interface SesSender {
  email: { fromEmail: string };
}

/**
 * Returns the sender of the user pool's emails: SES with the address in `VERDURE_SES_SENDER`. If undefined, Cognito
 * sends them itself, within its daily limit. Throws if the variable isn't a plain address: a failed deployment is
 * better than codes that never arrive.
 */
export function emailSender(env = process.env): SesSender | undefined {
  const fromEmail = env['VERDURE_SES_SENDER']?.trim();
  if (!fromEmail) return undefined;
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(fromEmail)) {
    throw new Error(
      `VERDURE_SES_SENDER is "${fromEmail}". Give an address only, such as no-reply@example.com.`,
    );
  }
  return { email: { fromEmail } };
}
