import {
  AdminDeleteUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { DeleteObjectCommand } from '@aws-sdk/client-s3';
import { defaultProvider } from '@aws-sdk/credential-provider-node';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { developerCredentials } from 'amplify-emulator/client';
import {
  type Caller,
  createAccount,
  guestCredentials,
  post,
  signInAs,
  waitForReads,
} from 'amplify-emulator/testing';
import type { Backend } from './backend';
import { pictureClient } from './picture-client';
import { TEST_NAME, TEST_PICTURE } from './test-rows';

const Outputs = v.looseObject({
  auth: v.looseObject({ user_pool_id: v.string(), aws_region: v.string() }),
  data: v.looseObject({ url: v.pipe(v.string(), v.url()) }),
  storage: v.looseObject({ bucket_name: v.string() }),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/** How long DynamoDB's plain reads usually lag behind writes, at most. */
const READ_LAG_MS = 500;

/**
 * Connects to the backend named in an amplify_outputs.json, with the AWS credentials of whoever deploys. Its accounts
 * and rows are removed at the end. Throws without credentials.
 */
export async function startDeployedBackend(outputsFile: string): Promise<Backend> {
  const outputs = v.parse(Outputs, JSON.parse(readFileSync(outputsFile, 'utf8')));
  const endpoint = outputs.custom?.emulator?.origin;
  const credentials = endpoint === undefined ? await defaultProvider()() : developerCredentials;
  const { origin } = new URL(outputs.data.url);
  if (endpoint === undefined) waitForReads(origin, READ_LAG_MS);
  const bucket = outputs.storage.bucket_name;
  const client = new CognitoIdentityProviderClient({
    region: outputs.auth.aws_region,
    ...(endpoint !== undefined && { endpoint }),
    credentials,
  });
  const run = randomUUID().slice(0, 8);
  const accounts: { Username: string; sub: string }[] = [];
  const UserPoolId = outputs.auth.user_pool_id;
  return {
    origin,
    developer: credentials,
    bucket,
    async account(name, groups = []) {
      const email = `check-${name}-${run}@example.com`;
      const password = `Aa1!${randomUUID()}`;
      await createAccount({ client, poolId: UserPoolId }, { email, password, groups });
      const account = await signInAs({ outputs }, email, password);
      accounts.push({ Username: email, sub: account.sub });
      return account;
    },
    guest: () => guestCredentials({ outputs }),
    pictures: (signer) => pictureClient(signer, endpoint),
    async stop() {
      const developer = { credentials };
      for (const { Username, sub } of accounts) {
        await removeRowsOf(origin, developer, sub);
        await client.send(new AdminDeleteUserCommand({ UserPoolId, Username }));
      }
      await removeCatalogRows(origin, developer);
      const Key = TEST_PICTURE;
      await pictureClient(credentials, endpoint).send(
        new DeleteObjectCommand({ Bucket: bucket, Key }),
      );
    },
  };
}

const Items = v.object({ items: v.array(v.object({ id: v.string() })) });
const OwnRows = v.object({
  completions: Items,
  profile: v.nullable(v.object({ id: v.string(), selectedTasks: Items })),
});

/** Removes a member's rows, at most a thousand per model. */
async function removeRowsOf(origin: string, developer: Caller, sub: string): Promise<void> {
  const document = `query ($sub: ID!, $owner: String!) {
    completions: listCompletedTaskByNameofownerAndExpirationDate(nameofowner: $owner, limit: 1000) { items { id } }
    profile: getUserProfile(id: $sub) { id selectedTasks(limit: 1000) { items { id } } }
  }`;
  const { data } = await post(origin, developer, document, { sub, owner: sub });
  const { completions, profile } = v.parse(OwnRows, data);
  await removeAll(origin, developer, 'CompletedTask', completions.items);
  await removeAll(origin, developer, 'UserTaskSelection', profile?.selectedTasks.items ?? []);
  await removeAll(origin, developer, 'UserProfile', profile ? [profile] : []);
}

const Catalog = v.object({ tasks: Items, links: Items });

/** Removes the tasks and links that tests created, recognized by name. */
async function removeCatalogRows(origin: string, developer: Caller): Promise<void> {
  const made = `(filter: { name: { beginsWith: "${TEST_NAME}" } }, limit: 1000) { items { id } }`;
  const { data } = await post(
    origin,
    developer,
    `{ tasks: listTasks${made} links: listLibraries${made} }`,
  );
  const { tasks, links } = v.parse(Catalog, data);
  await removeAll(origin, developer, 'Tasks', tasks.items);
  await removeAll(origin, developer, 'Library', links.items);
}

async function removeAll(
  origin: string,
  developer: Caller,
  model: string,
  rows: readonly { id: string }[],
): Promise<void> {
  const document = `mutation ($id: ID!) { delete${model}(input: { id: $id }) { id } }`;
  for (const { id } of rows) await post(origin, developer, document, { id });
}
