import { Amplify } from 'aws-amplify';
import { generateClient } from 'aws-amplify/data';
import { parseAmplifyConfig } from 'aws-amplify/utils';
import { afterAll, expect, it } from 'vitest';
import type { Schema } from '../../amplify/data/resource';
import { outputsOf } from 'amplify-emulator/project';
import { fakeToken } from 'amplify-emulator/testing';
import { readsCaughtUp, startTestEmulator } from '../testing/running-emulator';

const api = await startTestEmulator();
afterAll(() => api.stop());

it('The Amplify data client creates, gets, updates and lists rows', async () => {
  const accessToken = { payload: { sub: 'alice' }, toString: () => fakeToken('alice') };
  Amplify.configure(parseAmplifyConfig(outputsOf(api.definition, api.origin, 'localhost')), {
    Auth: { tokenProvider: { getTokens: async () => ({ accessToken }) } },
  });
  const { models } = generateClient<Schema>();
  const created = await models.UserProfile.create({ id: 'alice', email: 'a@b.co', level: 1 });
  expect(created.errors).toBeUndefined();
  expect(created.data).toMatchObject({ id: 'alice', profileOwner: 'alice', level: 1 });
  const { data: changed } = await models.UserProfile.update({ id: 'alice', zip: 2134 });
  expect(changed).toMatchObject({ zip: 2134, level: 1 });
  expect((await models.UserProfile.get({ id: 'alice' })).data).toMatchObject({ email: 'a@b.co' });
  await readsCaughtUp();
  const { data: all } = await models.UserProfile.list({
    filter: { profileOwner: { eq: 'alice' } },
  });
  expect(all).toHaveLength(1);
});
