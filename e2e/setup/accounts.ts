import {
  AdminSetUserPasswordCommand,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { createAccount } from '../../amplify/seed/create-account';
import { developerCredentials } from 'amplify-emulator/client';
import { emulatorOrigin } from '../addresses';
import { outputs } from './emulator-process';
import { allRecorded } from './home';

export interface Account {
  email: string;
  password: string;
}

export const password = 'Correct-Horse-1!';

/** An address that no other test uses. */
export function newEmail(): string {
  return `e2e-${randomUUID().slice(0, 8)}@verdure.example`;
}

/** The user pool with the developer's credentials. */
export const client = new CognitoIdentityProviderClient({
  region: 'us-east-1',
  endpoint: emulatorOrigin,
  credentials: developerCredentials,
});

/** The id of the user pool under test. */
export function userPoolId(): string {
  return outputs().auth.user_pool_id;
}

interface AccountKind {
  groups?: string[];
  /** Whether the address is verified; otherwise, the account can't recover its password. */
  isVerified?: boolean;
}

/** Creates a confirmed account that accepted the license. */
export async function newAccount(kind: AccountKind = {}): Promise<Account> {
  const email = newEmail();
  const eulaAcceptedAt = new Date().toISOString();
  await createAccount(client, userPoolId(), { ...kind, email, password, eulaAcceptedAt });
  return { email, password };
}

/** Creates an account with a temporary password, which must be changed at sign-in. */
export async function newInvitedAccount(): Promise<Account> {
  const { email } = await newAccount();
  const Password = `Temp-${randomUUID()}A!`;
  await client.send(
    new AdminSetUserPasswordCommand({ UserPoolId: userPoolId(), Username: email, Password }),
  );
  return { email, password: Password };
}

/** Signs up an account without confirming it. */
export async function newUnconfirmedAccount(email = newEmail()): Promise<Account> {
  await client.send(
    new SignUpCommand({
      ClientId: outputs().auth.user_pool_client_id,
      Username: email,
      Password: password,
      UserAttributes: [
        { Name: 'email', Value: email },
        { Name: 'custom:eula', Value: 'yes' },
        { Name: 'custom:eula_accepted_at', Value: new Date().toISOString() },
      ],
    }),
  );
  return { email, password };
}

/** Confirms a new account with its code, as another browser would. */
export async function confirmElsewhere(email: string, code: string): Promise<void> {
  const ClientId = outputs().auth.user_pool_client_id;
  await client.send(
    new ConfirmSignUpCommand({ ClientId, Username: email, ConfirmationCode: code }),
  );
}

/** Fills in the sign-up form. */
export async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox', { name: /EULA/ }).check();
}

/** Fills in and submits the current page's sign-in form. */
export async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

const messagesSchema = v.array(v.object({ to: v.string(), code: v.optional(v.string()) }));

/**
 * Waits for the newest code sent to an email address or phone number, and returns it. With `otherThan`, waits for a
 * different one.
 */
export async function codeSentTo(contact: string, otherThan?: string): Promise<string> {
  const url = `${emulatorOrigin}/mailbox/messages.json?to=${encodeURIComponent(contact)}`;
  let code: string | undefined;
  await expect(async () => {
    code = v.parse(messagesSchema, await (await fetch(url)).json())[0]?.code;
    expect(code, `a code for ${contact}`).toBeDefined();
    expect(code, `another code for ${contact}`).not.toBe(otherThan);
  }).toPass({ timeout: 20_000 });
  return code ?? '';
}

/** Returns a code that isn't `code`. */
export function wrongCode(code: string): string {
  return code === '000000' ? '000001' : '000000';
}

/** The button that opens the account menu. */
export const accountMenu = (page: Page) => page.getByRole('button', { name: /^Account menu for/ });

/** Chooses 'Sign Out' in the account menu; the page may then ask to confirm. */
export async function chooseSignOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
}

/** Signs out through the account menu, once everything is recorded, since the page would ask otherwise. Resolves when done. */
export async function signOut(page: Page): Promise<void> {
  await allRecorded(page);
  await chooseSignOut(page);
  await expect(accountMenu(page)).toBeHidden();
}
