import { expect, it } from 'vitest';
import { verdureSettings } from './settings';

it('An empty variable counts as unset', () => {
  const names = ['VERDURE_PORT', 'VERDURE_APP_PORT', 'VERDURE_HOSTED_PORT', 'VERDURE_INDEX_LAG'];
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(verdureSettings({}, empty)).toEqual(verdureSettings({}, {}));
});
