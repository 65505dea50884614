import {
  AdminCreateUserCommand,
  AdminRemoveUserFromGroupCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { createAccount } from '../../amplify/seed/create-account';
import { developerCredentials } from '../../emulator/core/identity';
import { emulatorOrigin } from '../addresses';
import { workFolder } from './emulator-process';

export interface Account {
  email: string;
  password: string;
}

export const password = 'Correct-Horse-1!';

/** An address that no other test uses. */
export function newEmail(): string {
  return `e2e-${randomUUID().slice(0, 8)}@verdure.example`;
}

const client = new CognitoIdentityProviderClient({
  region: 'us-east-1',
  endpoint: emulatorOrigin,
  credentials: developerCredentials,
});

function userPoolId(): string {
  const schema = v.object({ auth: v.object({ user_pool_id: v.string() }) });
  const text = readFileSync(join(workFolder, 'amplify_outputs.json'), 'utf8');
  return v.parse(schema, JSON.parse(text)).auth.user_pool_id;
}

interface AccountKind {
  groups?: string[];
  /** Whether the address is verified; nothing else lets an account recover its password. */
  isVerified?: boolean;
}

/** Makes a confirmed account that accepted the licence. */
export async function newAccount(kind: AccountKind = {}): Promise<Account> {
  const email = newEmail();
  const eulaAcceptedAt = new Date().toISOString();
  await createAccount(client, userPoolId(), { ...kind, email, password, eulaAcceptedAt });
  return { email, password };
}

/** Makes an account with a temporary password, which its owner must change when signing in. */
export async function newInvitedAccount(): Promise<Account> {
  const invited = { email: newEmail(), password: `Temp-${randomUUID()}A!` };
  await client.send(
    new AdminCreateUserCommand({
      UserPoolId: userPoolId(),
      Username: invited.email,
      MessageAction: 'SUPPRESS',
      TemporaryPassword: invited.password,
      UserAttributes: [
        { Name: 'email', Value: invited.email },
        { Name: 'email_verified', Value: 'true' },
        { Name: 'custom:eula', Value: 'yes' },
        { Name: 'custom:eula_accepted_at', Value: new Date().toISOString() },
      ],
    }),
  );
  return invited;
}

/** Takes an account out of a group; its tokens say so from their next refresh on. */
export async function leaveGroup({ email }: Account, GroupName: string): Promise<void> {
  await client.send(
    new AdminRemoveUserFromGroupCommand({ UserPoolId: userPoolId(), Username: email, GroupName }),
  );
}

/** Fills in the sign-in form of the page that is shown, and sends it. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const messagesSchema = v.array(v.object({ to: v.string(), code: v.optional(v.string()) }));

/** The code of the newest message to an address, as a person reads it on the mailbox page. */
export async function codeSentTo(email: string): Promise<string> {
  const url = `${emulatorOrigin}/mailbox/messages.json?to=${encodeURIComponent(email)}`;
  const [newest] = v.parse(messagesSchema, await (await fetch(url)).json());
  if (!newest?.code) throw new Error(`No code was sent to ${email}`);
  return newest.code;
}
