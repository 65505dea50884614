import { afterAll, expect, it } from 'vitest';
import { member, post } from 'amplify-emulator/testing';
import { CommitDocument } from '../../src/data/generated/commit';
import { startTestEmulator } from '../testing/running-emulator';

/* Only the emulator can say which rows a refused commit reads. */

const api = await startTestEmulator();
afterAll(() => api.stop());

it('answers a refused commit with the stored values, without another read', async () => {
  const caller = member('one');
  await post(api.origin, caller, 'mutation { createUserProfile(input: {}) { id } }');
  const commit = () =>
    post(api.origin, caller, CommitDocument, { revision: 0, susscore: 0, memberRecord: '{}' });
  await commit();
  api.usage.reset();
  expect(await commit()).toMatchObject({ data: { commitMember: { outcome: 'conflict' } } });
  expect(api.usage.report().operations['appsync:Commit']).toMatchObject({ readUnits: 0 });
});
