import { describe, expect, it } from 'vitest';
import { groupClaims } from './groups';

const definitions = [
  { name: 'Readers' },
  { name: 'Editors', precedence: 5, roleArn: 'editor' },
  { name: 'Admin', precedence: 0, roleArn: 'admin' },
  { name: 'Owners', precedence: 0, roleArn: 'owner' },
];

describe('groupClaims', () => {
  it.each([
    [[], { groups: [], roles: [] }],
    [['Readers'], { groups: ['Readers'], roles: [] }],
    [
      ['Editors', 'Readers'],
      { groups: ['Editors', 'Readers'], roles: ['editor'], preferredRole: 'editor' },
    ],
    [
      ['Editors', 'Admin'],
      { groups: ['Admin', 'Editors'], roles: ['admin', 'editor'], preferredRole: 'admin' },
    ],
    [['Admin', 'Owners'], { groups: ['Admin', 'Owners'], roles: ['admin', 'owner'] }],
  ])('returns the claims of a member of %j', (memberOf, claims) => {
    const groups = definitions.filter(({ name }) => memberOf.some((group) => group === name));
    expect(groupClaims(groups)).toEqual(claims);
  });
});
