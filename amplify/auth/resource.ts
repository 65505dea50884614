import { defineAuth } from '@aws-amplify/backend';
import { codeEmail } from './code-email';
import { adminGroup } from './groups';
import { configuredSecrets } from './configured-secrets';
import { emailSender } from './email-sender';
import { socialLogin } from './social-providers';

const senders = emailSender();

/**
 * Sign-in by email, verified by a code; no MFA (spec §2.5, §4, §6). Two custom attributes store the
 * license acceptance of D6: its value ('yes') and its time.
 */
export const auth = defineAuth({
  loginWith: { email: codeEmail, ...socialLogin(await configuredSecrets()) },
  userAttributes: {
    'custom:eula': { dataType: 'String', mutable: true, maxLen: 8 },
    'custom:eula_accepted_at': { dataType: 'String', mutable: true, maxLen: 32 },
  },
  groups: [adminGroup],
  ...(senders && { senders }),
});
