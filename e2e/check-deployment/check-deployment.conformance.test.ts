import { afterEach, expect, it } from 'vitest';
import type { CompleteDefinition, FunctionDefinition } from 'amplify-emulator/project';
import { developerCredentials } from 'amplify-emulator/client';
import { post, startDefinition } from 'amplify-emulator/testing';
import { verdureDefinition } from '../../local/testing/running-emulator';
import { type Group, type Result, runChecks } from '../../build/check-deployment/check';
import { codeReader } from '../../build/check-deployment/codes';
import { backendOf, type Deployment } from '../../build/check-deployment/deployment';
import { accounts } from '../../build/check-deployment/groups/accounts';
import { drafts } from '../../build/check-deployment/groups/drafts';
import { limits } from '../../build/check-deployment/groups/limits';
import { pages } from '../../build/check-deployment/groups/pages';
import { rows } from '../../build/check-deployment/groups/rows';
import { People } from '../../build/check-deployment/people';
import { lineOf, summaryOf } from '../../build/check-deployment/report';
import { checkDeployment } from '../../build/check-deployment/run';
import { type Fault, startSite } from './site';

const TIMEOUT_MS = 120_000;
const stops: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

type Change = (definition: CompleteDefinition) => CompleteDefinition;

async function deployed(change: Change = (same) => same): Promise<Deployment> {
  const emulator = await startDefinition(change(await verdureDefinition()));
  stops.push(() => emulator.stop());
  const task = 'mutation { createTasks(input: { name: "Walk", difficulty: Daily }) { id } }';
  await post(emulator.origin, { credentials: developerCredentials }, task);
  const backend = backendOf(emulator.outputs);
  const mailbox = `${emulator.origin}/mailbox/messages.json?to={}`;
  const people = new People(emulator.outputs, 'me+{}@verdure.example', codeReader(mailbox));
  return { site: undefined, backend, people };
}

async function site(fault?: Fault): Promise<string> {
  const { origin, stop } = await startSite(fault);
  stops.push(stop);
  return origin;
}

const failedOf = (results: readonly Result[]) =>
  results.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name);

async function failures(...groups: Group[]): Promise<string[]> {
  return failedOf(await runChecks(groups, () => {}));
}

it(
  'A right deployment passes; what the emulator lacks is not called passed',
  async () => {
    const deployment = { ...(await deployed()), site: await site() };
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
      'operations: deletion protection of the user pool, mails by SES',
      'operations: retention of the API’s log',
      'operations: alarms',
    ]);
    expect(results.filter(({ group }) => group === 'rows').length).toBeGreaterThan(40);
    expect(summaryOf(results)).toMatch(/^8 not checked here\.\n\d+ passed, 0 failed$/);
  },
  TIMEOUT_MS,
);

it.each<[string, Fault, string[]]>([
  [
    'a security header is missing',
    { without: 'Content-Security-Policy' },
    [
      'security headers of /',
      'security headers of /userlanding',
      'security headers of /no-such-page-of-this-site',
      'security policy in the sign-in page',
    ],
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
      'status of /eula',
      'status of /userlanding',
      'status of /admin',
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

// Amplify's next step refuses whoever no rule has let through.
const allowAll =
  '$util.qr($ctx.stash.put("hasAuth", true)) { "version": "2018-05-29", "payload": {} }';

it(
  'It fails if drafts are listed to members',
  async () => {
    const deployment = await deployed(withTemplates('QuerylistTasksauth0Function', allowAll));
    expect(await failures(accounts(deployment), drafts(deployment, developerCredentials))).toEqual([
      'a member doesn’t get a draft by listing tasks',
      'a member doesn’t get a draft by a filter',
    ]);
  },
  TIMEOUT_MS,
);

it(
  'It fails if another member can read a profile',
  async () => {
    const deployment = await deployed(withTemplates('QuerygetUserProfileauth0Function', allowAll));
    expect(await failures(accounts(deployment), rows(deployment))).toContain(
      'another member: read the member’s UserProfile',
    );
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
    expect(await failures(accounts(deployment), limits(deployment))).toEqual([
      'a request deeper than 5 is refused',
    ]);
  },
  TIMEOUT_MS,
);
