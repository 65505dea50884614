import { describe, expect, it } from 'vitest';
import { absent, resolve, type Scope } from './intrinsics';

const scope: Scope = {
  ref: (name) => (name === 'AWS::NoValue' ? absent : `ref-${name}`),
  attribute: (id, name) => `${id}.${name}`,
  condition: (name) => name === 'Yes',
};

describe('resolve', () => {
  it.each([
    [{ Ref: 'Pool' }, 'ref-Pool'],
    [{ 'Fn::GetAtt': ['Table', 'Arn'] }, 'Table.Arn'],
    [{ 'Fn::GetAtt': ['Stack', 'Outputs.Name'] }, 'Stack.Outputs.Name'],
    [{ 'Fn::Join': ['-', ['a', { Ref: 'B' }]] }, 'a-ref-B'],
    [{ 'Fn::Select': [1, { 'Fn::Split': ['/', 'one/two'] }] }, 'two'],
    [{ 'Fn::Sub': 'x-${AWS::Region}-${T.Arn}-${!Literal}' }, 'x-ref-AWS::Region-T.Arn-${Literal}'],
    [{ 'Fn::Sub': ['${a}${b}', { a: 1, b: { Ref: 'B' } }] }, '1ref-B'],
    [{ 'Fn::If': ['Yes', 'then', 'else'] }, 'then'],
    [{ 'Fn::If': ['No', 'then', 'else'] }, 'else'],
    [{ 'Fn::Equals': [{ Ref: 'A' }, 'ref-A'] }, true],
    [{ 'Fn::Not': [{ 'Fn::Equals': ['a', 'b'] }] }, true],
  ])('resolves %j', (value, expected) => {
    expect(resolve(value, scope)).toEqual(expected);
  });

  it('drops AWS::NoValue from objects and lists', () => {
    expect(resolve({ a: 1, b: { Ref: 'AWS::NoValue' } }, scope)).toEqual({ a: 1 });
    expect(resolve([1, { Ref: 'AWS::NoValue' }], scope)).toEqual([1]);
  });

  it('names an unsupported intrinsic', () => {
    expect(() => resolve({ 'Fn::ImportValue': 'x' }, scope)).toThrow('Fn::ImportValue');
  });
});
