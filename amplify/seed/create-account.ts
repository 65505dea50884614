import {
  AdminAddUserToGroupCommand,
  AdminCreateUserCommand,
  AdminSetUserPasswordCommand,
  type CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';

interface NewAccount {
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
  account: NewAccount,
): Promise<void> {
  await createUser(client, userPoolId, account);
  await addToGroups(client, userPoolId, account);
  await setPassword(client, userPoolId, account);
}

/** Creates an account that can't sign in until it has a password. Throws UsernameExistsException. */
export async function createUser(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { email, isVerified = true, eulaAcceptedAt }: Omit<NewAccount, 'password'>,
): Promise<void> {
  const eulaAttributes =
    eulaAcceptedAt === undefined
      ? []
      : [
          { Name: 'custom:eula', Value: 'yes' },
          { Name: 'custom:eula_accepted_at', Value: eulaAcceptedAt },
        ];
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId,
      Username: email,
      MessageAction: 'SUPPRESS',
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'email_verified', Value: String(isVerified) },
        ...eulaAttributes,
      ],
    }),
  );
}

/** Adds an account to its groups; those it is already in stay. */
export async function addToGroups(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { email, groups = [] }: Pick<NewAccount, 'email' | 'groups'>,
): Promise<void> {
  for (const GroupName of groups) {
    await client.send(
      new AdminAddUserToGroupCommand({ UserPoolId: userPoolId, Username: email, GroupName }),
    );
  }
}

/** Sets the password and thereby confirms the account. */
export async function setPassword(
  client: CognitoIdentityProviderClient,
  userPoolId: string,
  { email, password }: Pick<NewAccount, 'email' | 'password'>,
): Promise<void> {
  const user = { UserPoolId: userPoolId, Username: email };
  await client.send(
    new AdminSetUserPasswordCommand({ ...user, Password: password, Permanent: true }),
  );
}
