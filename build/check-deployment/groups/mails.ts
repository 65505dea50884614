import * as v from 'valibot';
import { codeEmail } from '../../../amplify/auth/code-email';
import type { AwsApi } from '../aws/aws-api';
import type { Check } from '../check';
import type { Backend } from '../deployment';

const Pool = v.object({
  UserPool: v.looseObject({
    EmailConfiguration: v.optional(
      v.looseObject({
        EmailSendingAccount: v.optional(v.string()),
        From: v.optional(v.string()),
        SourceArn: v.optional(v.string()),
      }),
      {},
    ),
    VerificationMessageTemplate: v.optional(
      v.looseObject({
        EmailSubject: v.optional(v.string()),
        EmailMessage: v.optional(v.string()),
      }),
      {},
    ),
  }),
});
const Identity = v.object({ VerifiedForSendingStatus: v.optional(v.boolean(), false) });
const Account = v.object({
  ProductionAccessEnabled: v.optional(v.boolean(), false),
  SendingEnabled: v.optional(v.boolean(), false),
});

type AwsCheck = Omit<Check, 'look'> & { look: (aws: AwsApi) => Promise<string> };

/** Whether SES sends the codes, from an address that may send to anyone. */
export function mailsBy(backend: Backend, sender: string | undefined): AwsCheck {
  return {
    name: 'the sender of mails',
    expected: `${sender ?? 'an address'}, verified, with production access`,
    accepts: (seen) =>
      /^[^\s@]+@[^\s@]+, verified, with production access$/.test(seen) &&
      (sender === undefined || seen.startsWith(`${sender}, `)),
    todo: 'Set VERDURE_SES_SENDER, verify the address in SES and ask for production access (docs/deploying.md#emails).',
    look: async (aws) => {
      const { EmailConfiguration } = await userPoolOf(aws, backend);
      const { EmailSendingAccount, From, SourceArn } = EmailConfiguration;
      if (EmailSendingAccount !== 'DEVELOPER') return 'Cognito itself, at most 50 mails a day';
      const address = From ?? SourceArn?.split(':identity/')[1] ?? '';
      const path = `/v2/email/identities/${encodeURIComponent(address)}`;
      const identity = v.parse(Identity, await aws.get('ses', path));
      const account = v.parse(Account, await aws.get('ses', '/v2/email/account'));
      return [
        address,
        identity.VerifiedForSendingStatus ? 'verified' : 'not verified',
        account.ProductionAccessEnabled && account.SendingEnabled
          ? 'with production access'
          : 'without production access',
      ].join(', ');
    },
  };
}

/** Whether codes come with the words of amplify/auth, which name the product (decision 156). */
export function codeEmailOf(backend: Backend): AwsCheck {
  return {
    name: 'the words of mails with a code',
    expected: `'${codeEmail.verificationEmailSubject}', as in amplify/auth`,
    todo: 'Deploy the backend again; if it stays so, someone changed the texts in Cognito.',
    look: async (aws) => {
      const { EmailSubject, EmailMessage } = (await userPoolOf(aws, backend))
        .VerificationMessageTemplate;
      const body = codeEmail.verificationEmailBody(() => '{####}');
      const words = EmailMessage === body ? 'as in amplify/auth' : 'with other words';
      return `'${EmailSubject ?? ''}', ${words}`;
    },
  };
}

async function userPoolOf(aws: AwsApi, { userPoolId: UserPoolId }: Backend) {
  const answer = await aws.call('cognito-idp', 'DescribeUserPool', { UserPoolId });
  return v.parse(Pool, answer).UserPool;
}
