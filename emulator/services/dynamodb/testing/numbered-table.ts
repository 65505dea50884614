import type { TableDefinition } from '../../../assembly/definition';

/** A table with an index, for tests that move rows between index keys. */
export const numbered: TableDefinition = {
  name: 'Numbered',
  attributes: [
    { name: 'id', type: 'S' },
    { name: 'side', type: 'S' },
    { name: 'turn', type: 'N' },
  ],
  key: [{ name: 'id', keyType: 'HASH' }],
  indexes: [
    {
      name: 'bySide',
      key: [
        { name: 'side', keyType: 'HASH' },
        { name: 'turn', keyType: 'RANGE' },
      ],
    },
  ],
};
