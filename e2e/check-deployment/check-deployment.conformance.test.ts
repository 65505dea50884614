import {
  CognitoIdentityProviderClient,
  ListUsersCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
import { afterEach, expect, it } from 'vitest';
import type { CompleteDefinition, FunctionDefinition } from 'amplify-emulator/project';
import { developerCredentials } from 'amplify-emulator/client';
import { post } from 'amplify-emulator/testing';
import { paths } from '@/paths';
import {
  readsCaughtUp,
  startTestEmulator,
  type TestEmulator,
} from '../../local/testing/running-emulator';
import { type Group, type Result, runChecks } from '../../build/check-deployment/check';
import { Codes } from '../../build/check-deployment/codes';
import { ask, backendOf, type Deployment } from '../../build/check-deployment/deployment';
import { accounts } from '../../build/check-deployment/groups/accounts';
import { drafts } from '../../build/check-deployment/groups/drafts';
import { limits } from '../../build/check-deployment/groups/limits';
import { pages } from '../../build/check-deployment/groups/pages';
import { rows } from '../../build/check-deployment/groups/rows';
import { writes } from '../../build/check-deployment/groups/writes';
import { deleteAccount } from '../../build/check-deployment/operator';
import { People } from '../../build/check-deployment/people';
import { lineOf, summaryOf } from '../../build/check-deployment/report';
import { checkDeployment } from '../../build/check-deployment/run';
import { startFirstFieldApi, startParallelApi } from './altered-api';
import { type Fault, startSite } from './site';

const TIMEOUT_MS = 120_000;
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Change = (definition: CompleteDefinition) => CompleteDefinition;

async function deployed(change: Change = (same) => same): Promise<Deployment & { faults: Faults }> {
  const emulator = await startTestEmulator({ change });
  stops.push(() => emulator.stop());
  const task = 'mutation { createTasks(input: { name: "Walk", difficulty: Daily }) { id } }';
  await post(emulator.origin, { credentials: developerCredentials }, task);
  const backend = backendOf(emulator.outputs);
  const mailbox = `${emulator.origin}/mailbox/messages.json?to={}`;
  const people = new People(emulator.outputs, 'me+{}@verdure.example', new Codes(mailbox).find);
  return { site: undefined, backend, people, faults: emulator.faults };
}

/** Every page but the landing page. */
const rewritten = Object.values(paths).filter((path) => path !== paths.landing);

async function site(fault?: Fault): Promise<string> {
  const { origin, stop } = await startSite(fault);
  stops.push(stop);
  return origin;
}

type Faults = TestEmulator['faults'];

const failedOf = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);

async function failures(...groups: Group[]): Promise<string[]> {
  return failedOf(await runChecks(groups, () => {}));
}

const MODELS = {
  UserProfile: 'listUserProfiles',
  UserTaskSelection: 'listUserTaskSelections',
  CompletedTask: 'listCompletedTasks',
  Tasks: 'listTasks',
  Library: 'listLibraries',
};

/** Everything that a backend stores, as its developer sees it. */
async function stored({ backend }: Deployment) {
  await readsCaughtUp();
  const { region, userPoolId: UserPoolId, bucket: Bucket, emulator: endpoint = '' } = backend;
  const options = { region, endpoint, credentials: developerCredentials };
  const lists = Object.entries(MODELS).map(
    ([model, list]) => `${model}: ${list}(limit: 1000) { items { id } }`,
  );
  const users = new CognitoIdentityProviderClient(options).send(
    new ListUsersCommand({ UserPoolId }),
  );
  const objects = new S3Client({ ...options, forcePathStyle: true }).send(
    new ListObjectsV2Command({ Bucket }),
  );
  return {
    rows: await ask(backend, { credentials: developerCredentials }, `{ ${lists.join(' ')} }`),
    users: (await users).Users?.map(({ Username }) => Username),
    pictures: (await objects).Contents?.map(({ Key }) => Key),
  };
}

it(
  'A right deployment passes, and has what it had before; what the emulator lacks is not called passed',
  async () => {
    const deployment = { ...(await deployed()), site: await site() };
    const before = await stored(deployment);
    const lines: string[] = [];
    const results = await checkDeployment(deployment, developerCredentials, (result) =>
      lines.push(lineOf(result)),
    );
    expect(lines.filter((line) => line.startsWith('✗'))).toEqual([]);
    const unchecked = results.filter(({ outcome }) => outcome === 'not checked');
    expect(unchecked.map(({ group, name }) => `${group}: ${name}`)).toEqual([
      'pages: HTTP redirects to HTTPS',
      'pages: www redirects to the site',
      'limits: introspection is off',
      'operations: point-in-time recovery of the tables',
      'operations: deletion protection of the tables',
      'operations: deletion protection of the user pool',
      'operations: the sender of mails',
      'operations: the words of mails with a code',
      'operations: retention of the API’s log',
      'operations: alarms',
      'log: the count of unexpected errors reads the API’s log (B1)',
    ]);
    expect(before.rows.errors).toEqual([]);
    expect(await stored(deployment)).toEqual(before);
    expect(results.filter(({ group }) => group === 'rows').length).toBeGreaterThan(50);
    expect(summaryOf(results)).toMatch(/^11 not checked here\.\n\d+ passed, 0 failed$/);
  },
  TIMEOUT_MS,
);

it(
  'Whatever could not be deleted at first is deleted at the end',
  async () => {
    const deployment = await deployed();
    const before = await stored(deployment);
    /** What fails once after a check: deleting its rows, the day’s completion, a draft, a link, and at the end. */
    const failing = new Map([
      ['the mutations of one document run in order (U2)', ['deleteUserTaskSelection']],
      ['a completion of a missing task is refused', ['deleteCompletedTask']],
      ['a member can’t ask for tasks by name', ['deleteTasks', 'deleteLibrary']],
      ['alarms', ['deleteUserTaskSelection']],
    ]);
    const results = await checkDeployment(deployment, developerCredentials, ({ name }) => {
      for (const field of failing.get(name) ?? []) {
        deployment.faults.plan({ operation: `appsync:${field}`, kind: 'error', times: 1 });
      }
    });
    expect(failedOf(results)).toEqual([
      expect.stringMatching(/^a member’s day/),
      'the draft is deleted',
    ]);
    for (const field of new Set([...failing.values()].flat())) {
      expect(deployment.faults.take(`appsync:${field}`)).toBeUndefined();
    }
    expect(await stored(deployment)).toEqual(before);
  },
  TIMEOUT_MS,
);

it(
  'What can’t be removed is named',
  async () => {
    const deployment = await deployed();
    const results = await checkDeployment(deployment, developerCredentials, ({ name }) => {
      if (name.startsWith('a password is reset')) {
        const operation = 'appsync:deleteUserTaskSelection';
        deployment.faults.plan({ operation, kind: 'error', times: 10_000 });
      }
    });
    const rowsRemoved = results.find(({ group }) => group === 'clean-up');
    expect(rowsRemoved).toMatchObject({
      outcome: 'failed',
      seen: expect.stringMatching(/^still there: UserTaskSelection [-\w]+#check/),
    });
  },
  TIMEOUT_MS,
);

it.each<[string, Fault, string[]]>([
  [
    'a security header is missing',
    { without: 'Content-Security-Policy' },
    [
      'a file with a hashed name',
      'security headers of /',
      'security headers of /userlanding',
      'security headers of /no-such-page-of-this-site',
      'security headers of /assets/no-such-file.js',
    ],
  ],
  [
    'a page’s script isn’t the one that the policies allow',
    { withChangedScript: true },
    ['security policies of /', 'security policies of /login', 'security policies of /userlanding'],
  ],
  [
    'a missing file is answered with a page',
    { pagesForFiles: true },
    [
      'status of /no-such-page-of-this-site',
      'status of /assets/no-such-file.js',
      'caching of a missing file',
    ],
  ],
  [
    'the rewrites are not applied',
    { withoutRewrites: true },
    [
      ...rewritten.map((path) => `status of ${path}`),
      'status of /no-such-page-of-this-site',
      'status of /assets/no-such-file.js',
      'caching of a missing file',
    ],
  ],
])('It fails if %s', async (_, fault, expected) => {
  expect(await failures(pages(await site(fault)))).toEqual(expected);
});

/** Replaces the templates of the function with a name. */
function withTemplates(name: string, request: string): Change {
  return (definition) => {
    const functions = new Map<string, FunctionDefinition>(
      [...definition.api.functions].map(([id, one]) => [
        id,
        one.name === name
          ? { ...one, code: { language: 'VTL', request, response: '$util.toJson({})' } }
          : one,
      ]),
    );
    return { ...definition, api: { ...definition.api, functions } };
  };
}

// Amplify's next step refuses callers that no rule has let through.
const allowAll =
  '$util.qr($ctx.stash.put("hasAuth", true)) { "version": "2018-05-29", "payload": {} }';

it(
  'It fails if drafts are listed to members',
  async () => {
    const deployment = await deployed(withTemplates('QuerylistTasksauth0Function', allowAll));
    expect(await failures(accounts(deployment, developerCredentials), drafts(deployment))).toEqual([
      'a member doesn’t get a draft by listing tasks',
      'a member doesn’t get a draft by a filter',
    ]);
  },
  TIMEOUT_MS,
);

it(
  'It fails if there is no draft to hide',
  async () => {
    const deployment = await deployed();
    const { title, checks } = drafts(deployment);
    const withoutCreation = { title, checks: checks.slice(1, -1) };
    const failed = await failures(accounts(deployment, developerCredentials), withoutCreation);
    expect(failed).toHaveLength(checks.length - 3);
    expect(failed).not.toContain('a member can’t ask for tasks by name');
  },
  TIMEOUT_MS,
);

it(
  'It fails if the API runs the mutations of a document at once',
  async () => {
    const deployment = await deployed();
    const { url, stop } = await startParallelApi(deployment.backend.graphqlUrl);
    stops.push(stop);
    const parallel = { ...deployment, backend: { ...deployment.backend, graphqlUrl: url } };
    const [order] = writes(parallel).checks;
    const first = { title: 'writes', checks: order ? [order] : [] };
    expect(await failures(accounts(deployment, undefined), first)).toEqual([
      'the mutations of one document run in order (U2)',
    ]);
  },
  TIMEOUT_MS,
);

it(
  'It fails if a completion’s document doesn’t change the level too',
  async () => {
    const deployment = await deployed();
    const { url, stop } = await startFirstFieldApi(deployment.backend.graphqlUrl);
    stops.push(stop);
    const partial = { ...deployment, backend: { ...deployment.backend, graphqlUrl: url } };
    const createProfile = rows(deployment).checks.slice(0, 1);
    const day = writes(partial).checks.slice(-1);
    const results = await runChecks(
      [accounts(deployment, undefined), { title: 'a day', checks: [...createProfile, ...day] }],
      () => {},
    );
    expect(results.at(-1)).toMatchObject({
      name: expect.stringMatching(/^a member’s day/),
      outcome: 'failed',
      seen: 'chosen, shown, undone, swapped, refreshed',
    });
  },
  TIMEOUT_MS,
);

it(
  'A failing service is not taken for a revoked session',
  async () => {
    const deployment = await deployed();
    const { title, checks } = accounts(deployment, undefined);
    const part = (names: RegExp) => ({
      title,
      checks: checks.filter(({ name }) => names.test(name)),
    });
    expect(await failures(part(/^sign up/))).toEqual([]);
    const operation = 'cognito-idp:GetTokensFromRefreshToken';
    deployment.faults.plan({ operation, kind: 'error', times: 100 });
    expect(await failures(part(/^sign out everywhere/))).toEqual([
      'sign out everywhere ends the other device’s session',
    ]);
    deployment.faults.clear();
    expect(await failures(part(/^sign out everywhere/))).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'Accounts that never got their code are removed too',
  async () => {
    const { backend } = await deployed();
    const noCode = async () => Promise.reject(new Error('no code'));
    const people = new People(backend.outputs, 'me+{}@verdure.example', noCode);
    await expect(people.create('member')).rejects.toThrow('no code');
    expect(await people.removeAll()).toEqual([expect.stringContaining('me+check-member-')]);
    const remove = (email: string) => deleteAccount(backend, developerCredentials, email);
    expect(await people.removeAll(remove)).toEqual([]);
  },
  TIMEOUT_MS,
);

it(
  'It fails if another member can read a profile',
  async () => {
    const deployment = await deployed(withTemplates('QuerygetUserProfileauth0Function', allowAll));
    expect(await failures(accounts(deployment, undefined), rows(deployment))).toContain(
      'another member: read the member’s UserProfile',
    );
  },
  TIMEOUT_MS,
);

it(
  'A task that a member could create is removed',
  async () => {
    const deployment = await deployed(withTemplates('MutationcreateTasksauth0Function', allowAll));
    const tasks = async () => (await stored(deployment)).rows.data?.['Tasks'];
    const before = await tasks();
    const group = rows(deployment);
    expect(await failures(accounts(deployment, developerCredentials), group)).toEqual([
      'the member: create a task',
    ]);
    expect(await tasks()).not.toEqual(before);
    expect(await group.remove?.()).toEqual([]);
    expect(await tasks()).toEqual(before);
  },
  TIMEOUT_MS,
);

it(
  'It fails if requests may be of any depth',
  async () => {
    const deployment = await deployed((definition) => ({
      ...definition,
      api: { ...definition.api, limits: { ...definition.api.limits, queryDepth: 75 } },
    }));
    expect(await failures(accounts(deployment, undefined), limits(deployment))).toEqual([
      'a request deeper than 5 is refused',
    ]);
  },
  TIMEOUT_MS,
);
