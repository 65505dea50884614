import { describe, expect, it } from 'vitest';
import { compareOutputs } from './compare-outputs';

const outputs = {
  version: '1.5',
  auth: { user_pool_id: 'us-east-1_a', mfa_methods: [], groups: [{ Admin: { precedence: 0 } }] },
  data: { url: 'https://a.appsync-api.us-east-1.amazonaws.com/graphql' },
};

const differences = (deployed: object, emulated: object): string[] =>
  compareOutputs(deployed, emulated).differences;

describe('comparing a deployment with the emulator', () => {
  it('allows other addresses, and what the emulator says of itself', () => {
    const emulated = {
      ...outputs,
      data: { url: 'http://localhost:20005/graphql' },
      custom: { emulator: { origin: 'http://localhost:20005' } },
    };
    expect(compareOutputs(outputs, emulated)).toEqual({
      same: 4,
      addresses: ['data.url'],
      differences: [],
    });
  });

  it('finds other values, however deep', () => {
    const other = { ...outputs.auth, groups: [{ Admin: { precedence: 1 } }] };
    expect(differences(outputs, { ...outputs, auth: other })).toEqual([
      'auth.groups.0.Admin.precedence: deployed 0, emulator 1',
    ]);
  });

  it('finds what one of them lacks', () => {
    const { version, ...rest } = outputs;
    expect(differences(outputs, rest)).toEqual([
      `version: deployed "${version}", emulator has none`,
    ]);
    expect(differences(rest, outputs)).toEqual([
      `version: deployed has none, emulator "${version}"`,
    ]);
    expect(differences({ ...outputs, data: {} }, outputs)).toHaveLength(2);
  });

  it('tells an empty list from a missing one and from an empty object', () => {
    const { mfa_methods: _, ...auth } = outputs.auth;
    expect(differences({ ...outputs, auth }, outputs)).toHaveLength(1);
    expect(differences({ ...outputs, auth: { ...auth, mfa_methods: {} } }, outputs)).toHaveLength(
      1,
    );
  });

  it('finds an address that is missing', () => {
    expect(differences({ ...outputs, data: { url: '' } }, outputs)).toHaveLength(1);
  });
});
