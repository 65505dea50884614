import {
  AdminSetUserMFAPreferenceCommand,
  AdminUpdateUserAttributesCommand,
  SetUserPoolMfaConfigCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { client, newAccount, userPoolId, type Account } from './accounts';

/** Says whether the pool asks for a second factor, of every account or of those that chose one. */
export async function setSecondFactors(mode: 'OFF' | 'OPTIONAL' | 'ON'): Promise<void> {
  await client.send(
    new SetUserPoolMfaConfigCommand({
      UserPoolId: userPoolId(),
      MfaConfiguration: mode,
      SoftwareTokenMfaConfiguration: { Enabled: true },
      SmsMfaConfiguration: {
        SmsConfiguration: { SnsCallerArn: 'arn:aws:iam::123456789012:role/sms' },
      },
    }),
  );
}

/** Makes an account that is asked for a code by SMS whenever it signs in. */
export async function newAccountWithSms(phone: string): Promise<Account> {
  const account = await newAccount();
  const user = { UserPoolId: userPoolId(), Username: account.email };
  await client.send(
    new AdminUpdateUserAttributesCommand({
      ...user,
      UserAttributes: [
        { Name: 'phone_number', Value: phone },
        { Name: 'phone_number_verified', Value: 'true' },
      ],
    }),
  );
  await client.send(
    new AdminSetUserMFAPreferenceCommand({
      ...user,
      SMSMfaSettings: { Enabled: true, PreferredMfa: true },
    }),
  );
  return account;
}
