import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PolicyStatement } from '../../assembly/definition';
import { isAllowed } from './policy';
import { matchesPattern } from '../../core/policy-pattern';

const objects = 'arn:aws:s3:::pictures/*';

function statement(change: Partial<PolicyStatement> = {}): PolicyStatement {
  return {
    effect: 'Allow',
    actions: ['s3:GetObject'],
    resources: [objects],
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
  return isAllowed(statements, { action, resource, context: new Map(Object.entries(context)) });
};

describe('a policy', () => {
  it('allows only what a statement names', () => {
    expect(evaluate([])).toBe(false);
    expect(evaluate([statement()])).toBe(true);
    expect(evaluate([statement()], { action: 's3:PutObject' })).toBe(false);
    expect(evaluate([statement()], { resource: 'arn:aws:s3:::other/a' })).toBe(false);
    expect(evaluate([statement()], { resource: 'arn:aws:s3:::pictures' })).toBe(false);
  });

  it('lets Deny override Allow in any order', () => {
    const deny = statement({ effect: 'Deny', actions: ['s3:*'] });
    expect(evaluate([statement(), deny])).toBe(false);
    expect(evaluate([deny, statement()])).toBe(false);
    expect(evaluate([statement(), statement({ effect: 'Deny', actions: ['s3:Put*'] })])).toBe(true);
  });

  it('ignores case in actions but not in resources', () => {
    expect(evaluate([statement({ actions: ['S3:getobject'] })])).toBe(true);
    expect(evaluate([statement({ resources: ['arn:aws:s3:::Pictures/*'] })])).toBe(false);
  });

  it('inserts the caller’s variables as literal text', () => {
    const own = statement({
      resources: ['arn:aws:s3:::pictures/${cognito-identity.amazonaws.com:sub}/*'],
    });
    const variable = 'cognito-identity.amazonaws.com:sub';
    expect(evaluate([own], { [variable]: 'a' })).toBe(true);
    expect(evaluate([own], { [variable]: 'z' })).toBe(false);
    expect(evaluate([own], { [variable]: '*' })).toBe(false);
    expect(evaluate([own])).toBe(false);
  });
});

describe('a condition', () => {
  const prefix = 's3:prefix';
  it.each([
    ['StringLike', 'task/', 'task/*', true],
    ['StringLike', 'tasks', 'task/*', false],
    ['StringLike', 'a*b', 'a${*}b', true],
    ['StringLike', 'axb', 'a${*}b', false],
    ['StringEquals', 'task/x', 'task/*', false],
    ['StringEquals', 'task/*', 'task/*', true],
    ['StringEqualsIgnoreCase', 'TASK', 'task', true],
    ['StringNotEquals', 'a', 'a', false],
    ['StringNotEquals', 'a', 'b', true],
    ['StringNotLike', 'ab', 'a*', false],
    ['Bool', 'true', 'True', true],
    ['Bool', 'true', 'false', false],
    ['ForAnyValue:StringLike', 'ab', 'a*', true],
  ])('%s with value %j and pattern %j: %s', (operator, value, accepted, holds) => {
    const conditional = statement({ conditions: { [operator]: { 'S3:Prefix': [accepted] } } });
    expect(evaluate([conditional], { [prefix]: value })).toBe(holds);
  });

  it('fails on a missing context key, except for IfExists and negations', () => {
    const conditional = (operator: string) =>
      statement({ conditions: { [operator]: { [prefix]: ['a'] } } });
    expect(evaluate([conditional('StringEquals')])).toBe(false);
    expect(evaluate([conditional('StringEqualsIfExists')])).toBe(true);
    expect(evaluate([conditional('StringNotEquals')])).toBe(true);
  });

  it('requires every key, and any of a key’s values', () => {
    const both = statement({ conditions: { StringEquals: { a: ['1', '2'], b: ['3'] } } });
    expect(evaluate([both], { a: '2', b: '3' })).toBe(true);
    expect(evaluate([both], { a: '2', b: '2' })).toBe(false);
  });

  it('denies access with an unknown operator, in Allow and in Deny', () => {
    const conditions = { IpAddress: { 'aws:SourceIp': ['10.0.0.0/8'] } };
    expect(evaluate([statement({ conditions })])).toBe(false);
    expect(evaluate([statement(), statement({ effect: 'Deny', conditions })])).toBe(false);
  });
});

describe('a pattern', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '\n', '🌿', '('), maxLength: 8 });
  const pattern = fc.string({
    unit: fc.constantFrom('a', 'b', '.', '*', '?', '🌿', '('),
    maxLength: 8,
  });

  it('matches the same texts as a character-by-character comparison', () => {
    fc.assert(
      fc.property(pattern, text, (one, other) => {
        expect(matchesPattern(one, other, { variables: new Map() })).toBe(
          matchesSlowly(Array.from(one), Array.from(other)),
        );
      }),
    );
  });
});

function matchesSlowly([first, ...pattern]: string[], text: string[]): boolean {
  if (first === undefined) return text.length === 0;
  if (first === '*') {
    return (
      matchesSlowly(pattern, text) ||
      (text.length > 0 && matchesSlowly(['*', ...pattern], text.slice(1)))
    );
  }
  return (
    (first === '?' ? text.length > 0 : first === text[0]) && matchesSlowly(pattern, text.slice(1))
  );
}
