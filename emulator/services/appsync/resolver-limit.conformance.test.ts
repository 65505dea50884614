import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadDefinition } from '../../assembly/load';
import { settingsFrom } from '../../commands/settings';
import { synthesizeProject } from '../../commands/synthesis';
import { AdjustableClock } from '../../core/clock';
import { Faults } from '../../core/faults';
import { openStore } from '../../core/level-store';
import { silentLog } from '../../core/log';
import { openTableStore } from '../dynamodb/table-store';
import { createDataApi } from './data-api';
import { maxResolvers } from './graphql/limits';
import { prepareOperation } from './operation-request';
import { createScope } from './request-scope';

it('fails the fields of a request that exceed the resolver limit', async () => {
  const { assemblyFolder } = await synthesizeProject(settingsFrom({}));
  const { api } = loadDefinition(assemblyFolder);
  const folder = await mkdtemp(join(tmpdir(), 'resolver-limit-'));
  const log = silentLog;
  const tables = await openTableStore({ folder: join(folder, 'tables'), tables: api.tables, log });
  const store = await openStore(join(folder, 'store'));
  const dataApi = await createDataApi({
    api,
    tables,
    store,
    log,
    clock: new AdjustableClock(),
    faults: new Faults(),
  });
  const scope = createScope(
    {
      mode: 'AMAZON_COGNITO_USER_POOLS',
      authType: 'User Pool Authorization',
      groups: [],
      mayRun: () => true,
      identity: () => null,
    },
    {},
  );
  scope.resolversRun = maxResolvers - 1;
  const query = '{ first: listTasks { items { id } } second: listTasks { items { id } } }';
  const prepared = prepareOperation(JSON.stringify({ query }), dataApi);
  expect(await dataApi.run(prepared, scope)).toMatchObject({
    data: { first: { items: [] }, second: null },
    errors: [
      {
        path: ['second'],
        errorType: 'ResolverCountLimitExceeded',
        message: 'A request may run at most 10000 resolvers',
      },
    ],
  });
  await tables.close();
  await store.close();
  await rm(folder, { recursive: true });
});
