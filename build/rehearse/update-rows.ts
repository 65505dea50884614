import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { buildSchema, isInputObjectType } from 'graphql';
import { developerCredentials } from 'amplify-emulator/client';
import { runDefinition, silentLog } from 'amplify-emulator/backend';
import { appSyncPrelude } from 'amplify-emulator/project';
import { Codes } from '../check-deployment/codes';
import { ask, type Backend, backendOf } from '../check-deployment/deployment';
import { People } from '../check-deployment/people';
import { missingOperations, operationFaults } from './client-operations';
import type { Version } from './version';

const MINUTE_MS = 60_000;
const TASK = 'rehearsed-task';

/**
 * Has a member of the earlier version write rows, then runs the later version on the same tables. Returns what went
 * wrong: rows that read differently, and operations of the earlier client that fail. Operations in `unfit` are
 * left out.
 */
export async function updateFaults(
  earlier: Version,
  later: Version,
  unfit: ReadonlySet<string>,
): Promise<string[]> {
  const texts = textsOf(earlier);
  const stateFolder = mkdtempSync(join(tmpdir(), 'verdure-update-'));
  try {
    const { token, sub, rows } = await inVersion(earlier, stateFolder, async (backend, mailbox) => {
      const people = new People(backend.outputs, 'me+{}@verdure.example', new Codes(mailbox).find);
      const member = await people.create('member');
      await writeRows(backend, member.token, member.sub, texts);
      return { ...member, rows: await readRows(backend, member.token, member.sub, texts) };
    });
    if (rows.some((row) => row === null) || !hasEach(rows, texts)) {
      return ['The earlier version didn’t store its own rows.'];
    }
    return await inVersion(later, stateFolder, async (backend) => {
      const member = { backend, token, sub, task: TASK };
      const faults = [
        ...missingOperations(later),
        ...(await operationFaults(earlier, member, unfit)),
      ];
      const now = await readRows(backend, token, sub, texts);
      if (!isDeepStrictEqual(now, rows)) {
        faults.push(`Rows read ${JSON.stringify(now)} instead of ${JSON.stringify(rows)}.`);
      }
      return [...faults, ...(await operationFaults(later, member, new Set()))];
    });
  } finally {
    rmSync(stateFolder, { recursive: true, force: true });
  }
}

async function inVersion<Result>(
  { definition }: Version,
  stateFolder: string,
  act: (backend: Backend, mailbox: string) => Promise<Result>,
): Promise<Result> {
  const emulator = await runDefinition({ definition, stateFolder, port: 0, log: silentLog });
  try {
    return await act(
      backendOf(emulator.outputs()),
      `${emulator.origin}/mailbox/messages.json?to={}`,
    );
  } finally {
    await emulator.close();
  }
}

type Texts = Record<'UserProfile' | 'UserTaskSelection', Record<string, string | number>>;

/** Fields of a member's rows that not every version has, each with a distinct value. */
const everyText: Texts = {
  UserProfile: { memberState: '{"revision":7,"note":"as it was stored"}', away: '[[1,2]]' },
  UserTaskSelection: { swap: 3, goal: '{"plan":{"cue":"after breakfast"}}' },
};

/** Returns the texts that a version can store. */
function textsOf({ definition }: Version): Texts {
  const schema = buildSchema(`${appSyncPrelude}\n${definition.api.schema}`, {
    assumeValidSDL: true,
  });
  const storable = (model: keyof Texts) => {
    const input = schema.getType(`Create${model}Input`);
    const fields = isInputObjectType(input) ? input.getFields() : {};
    return Object.fromEntries(Object.entries(everyText[model]).filter(([name]) => fields[name]));
  };
  return {
    UserProfile: storable('UserProfile'),
    UserTaskSelection: storable('UserTaskSelection'),
  };
}

const inputOf = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `, ${name}: ${JSON.stringify(value)}`)
    .join('');

const namesOf = (values: object) => Object.keys(values).join(' ');

/** Whether the profile and the selection were read with their texts. */
function hasEach([profile, selection]: readonly unknown[], texts: Texts): boolean {
  return (
    isDeepStrictEqual(profile, Object.assign({}, profile, texts.UserProfile)) &&
    isDeepStrictEqual(selection, Object.assign({}, selection, texts.UserTaskSelection))
  );
}

async function writeRows(
  backend: Backend,
  token: string,
  sub: string,
  texts: Texts,
): Promise<void> {
  const task = `mutation { createTasks(input: { id: "${TASK}", name: "Walk", difficulty: Daily, score: 3 }) { id } }`;
  await ask(backend, { credentials: developerCredentials }, task);
  const now = new Date();
  const later = new Date(now.getTime() + MINUTE_MS);
  const dates = `completedDate: "${now.toISOString()}", expirationDate: "${later.toISOString()}"`;
  const writes = [
    `createUserProfile(input: { id: "${sub}", profileOwner: "${sub}", screenname: "Fern", level: 2${inputOf(texts.UserProfile)} }) { id }`,
    `createUserTaskSelection(input: { id: "${sub}#${TASK}", userId: "${sub}", taskId: "${TASK}"${inputOf(texts.UserTaskSelection)} }) { id }`,
    `createCompletedTask(input: { id: "${sub}#done", taskId: "${TASK}", nameofowner: "${sub}", profileId: "${sub}", ${dates} }) { id }`,
  ];
  for (const write of writes) await ask(backend, { token }, `mutation { ${write} }`);
}

async function readRows(
  backend: Backend,
  token: string,
  sub: string,
  texts: Texts,
): Promise<unknown[]> {
  const reads = {
    profile: `getUserProfile(id: "${sub}") { id screenname level profileOwner createdAt selectedTasks { items { id } } completedTasks { items { id } } ${namesOf(texts.UserProfile)} }`,
    selection: `getUserTaskSelection(id: "${sub}#${TASK}") { id owner task { name score } createdAt ${namesOf(texts.UserTaskSelection)} }`,
    completion: `getCompletedTask(id: "${sub}#done") { id nameofowner completedDate expirationDate task { name } }`,
    list: `listCompletedTaskByNameofownerAndExpirationDate(nameofowner: "${sub}", expirationDate: { gt: "2000" }) { items { id } }`,
  };
  const rows: unknown[] = [];
  for (const read of Object.values(reads)) {
    rows.push((await ask(backend, { token }, `{ row: ${read} }`)).data?.['row'] ?? null);
  }
  return rows;
}
