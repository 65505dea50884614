import { describe, expect, it } from 'vitest';
import type { PolicyStatement } from '../../assembly/definition';
import { isAllowed } from './policy';

function statement(change: Partial<PolicyStatement> = {}): PolicyStatement {
  return {
    effect: 'Allow',
    actions: ['s3:GetObject'],
    resources: ['arn:aws:s3:::pictures/*'],
    conditions: {},
    ...change,
  };
}

const evaluate = (statements: PolicyStatement[], change: Record<string, string> = {}) => {
  const {
    action = 's3:GetObject',
    resource = 'arn:aws:s3:::pictures/a/b.png',
    ...context
  } = change;
  return isAllowed(statements, { action, resource, context });
};

describe('a policy', () => {
  it('lets Deny override Allow in any order', () => {
    const deny = statement({ effect: 'Deny', actions: ['s3:*'] });
    expect(evaluate([statement(), deny])).toBe(false);
    expect(evaluate([deny, statement()])).toBe(false);
    expect(evaluate([statement(), statement({ effect: 'Deny', actions: ['s3:Put*'] })])).toBe(true);
  });
});

describe('a condition', () => {
  const like = (accepted: Record<string, string[]>) => [
    statement({ conditions: { StringLike: accepted } }),
  ];

  it.each([
    ['task/*', 'task/', true],
    ['task/*', 'tasks', false],
    ['task?', 'tasks', true],
    ['task?', 'task', false],
    ['a.(b', 'a.(b', true],
    ['a.b', 'axb', false],
    ['*🌿', 'leaf\n🌿', true],
  ])('with the pattern %j accepts %j: %s', (accepted, value, holds) => {
    expect(evaluate(like({ 'S3:Prefix': [accepted] }), { 's3:prefix': value })).toBe(holds);
  });

  it('requires every key, and any of a key’s values', () => {
    const both = like({ a: ['1', '2'], b: ['3'] });
    expect(evaluate(both, { a: '2', b: '3' })).toBe(true);
    expect(evaluate(both, { a: '2', b: '2' })).toBe(false);
    expect(evaluate(both, { a: '2' })).toBe(false);
  });

  it('denies access with an unknown operator, in Allow and in Deny', () => {
    const conditions = { IpAddress: { 'aws:SourceIp': ['10.0.0.0/8'] } };
    expect(evaluate([statement({ conditions })])).toBe(false);
    expect(evaluate([statement(), statement({ effect: 'Deny', conditions })])).toBe(false);
  });
});
