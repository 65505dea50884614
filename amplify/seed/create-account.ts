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
  /** Whether the address counts as verified; it does unless said otherwise. */
  isVerified?: boolean;
  /** When the licence was accepted (D6), as an ISO instant; left out for an account that did not. */
  eulaAcceptedAt?: string;
}

/** Makes a confirmed account through the pool's admin calls. Throws UsernameExistsException. */
export async function createAccount(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { email, password, groups = [], isVerified = true, eulaAcceptedAt }: NewAccount,
): Promise<void> {
  const user = { UserPoolId: userPoolId, Username: email };
  const licence =
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
        ...licence,
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
