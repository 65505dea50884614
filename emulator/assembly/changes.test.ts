import { describe, expect, it } from 'vitest';
import { describeChanges } from './changes';
import { loadFixture } from '../testing/running-fixture';
import type { BackendDefinition, GraphqlApiDefinition, HandlerCode } from './definition';

const definition = await loadFixture();

function definitionWith(api: Partial<GraphqlApiDefinition>): BackendDefinition {
  return { ...definition, api: { ...definition.api, ...api } };
}

const codeOf = (request: string): HandlerCode => ({ language: 'VTL', request, response: '' });
const step = (request: string) =>
  new Map([['f', { id: 'f', name: 'f', dataSource: 'NONE_DS', code: codeOf(request) }]]);
const resolver = { typeName: 'Query', fieldName: 'a', code: codeOf(''), pipeline: ['f'] };

describe('describeChanges', () => {
  it('returns nothing for equal definitions', () => {
    expect(describeChanges(definitionWith({}), definitionWith({}))).toEqual([]);
  });

  it('names the field whose code changed, even in a shared function', () => {
    expect(
      describeChanges(
        definitionWith({ resolvers: [resolver], functions: step('old') }),
        definitionWith({ resolvers: [resolver], functions: step('new') }),
      ),
    ).toEqual(['Query.a changed']);
  });

  it('names an added table by its model', () => {
    const table = { name: 'Plans-x-NONE', attributes: [], key: [], indexes: [] };
    const before = definitionWith({});
    expect(describeChanges(before, { ...before, tables: [...before.tables, table] })).toEqual([
      'table Plans was added',
    ]);
  });
});
