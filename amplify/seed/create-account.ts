import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

export interface NewAccount {
  email: string;
  password: string;
  groups?: readonly string[];
  /** Whether the email address is verified. Default: true. */
  isVerified?: boolean;
  /** When the user accepted the license (D6), as ISO 8601; omit if they did not. */
  eulaAcceptedAt?: string;
}

/** Creates a confirmed account with admin calls. Throws UsernameExistsException. */
export async function createAccount(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { email, password, groups = [], isVerified = true, eulaAcceptedAt }: NewAccount,
): Promise<void> {
  const user = { UserPoolId: userPoolId, Username: email };
  const eulaAttributes =
    eulaAcceptedAt === undefined
      ? []
      : [
          { Name: 'custom:eula', Value: 'yes' },
          { Name: 'custom:eula_accepted_at', Value: eulaAcceptedAt },
        ];
  await client.send(
    new AdminCreateUserCommand({
      ...user,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isVerified) },
        ...eulaAttributes,
      ],
    }),
  );
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
  for (const GroupName of groups) {
    await client.send(new AdminAddUserToGroupCommand({ ...user, GroupName }));
  }
}
