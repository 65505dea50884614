import { describe, expect, it } from 'vitest';
import { compileTemplate, outcomeValue } from '../velocity/compile';
import { toValue, type Value } from '../velocity/value';
import { NotAuthorizedError, ResolverError } from './errors';
import { templateFunctions } from './functions';

const clock = { now: () => new Date('2026-03-29T01:02:03.004Z') };

/** Evaluates a template expression with `args` as $ctx.args. */
function evaluate(expression: string, args: unknown = {}): unknown {
  const functions = templateFunctions(clock)({
    typeName: 'Query',
    fieldName: 'getThing',
    authType: 'User Pool Authorization',
    setSubscriptionFilter: () => {},
  });
  const variables = new Map<string, Value>([
    ['util', functions.util],
    ['ctx', new Map([['args', toValue(args)]])],
  ]);
  return outcomeValue(compileTemplate(`$util.toJson(${expression})`)({ variables }));
}

describe('type checks and defaults', () => {
  it.each([
    ['$util.isNull($ctx.args.x)', {}, true],
    ['$util.isNull($ctx.args.x)', { x: '' }, false],
    ['$util.isNullOrEmpty($ctx.args.x)', { x: '' }, true],
    ['$util.isNullOrEmpty($ctx.args.x)', { x: {} }, true],
    ['$util.isNullOrEmpty($ctx.args.x)', { x: [0] }, false],
    ['$util.isNullOrBlank($ctx.args.x)', { x: ' \t' }, true],
    ['$util.isString($ctx.args.x)', { x: 'a' }, true],
    ['$util.isList($ctx.args.x)', { x: {} }, false],
    ['$util.matches("^[A-Z]{2}$", $ctx.args.x)', { x: 'VT' }, true],
    ['$util.matches("^[A-Z]{2}$", $ctx.args.x)', { x: 'VT\n' }, false],
    ['$util.matches("[A-Z]{2}", $ctx.args.x)', { x: 'aVTa' }, false],
    ['$util.defaultIfNull($ctx.args.x, 1)', { x: 0 }, 0],
    ['$util.defaultIfNullOrBlank($ctx.args.x, "b")', { x: ' ' }, 'b'],
  ])('%s with %j returns %j', (expression, args, expected) => {
    expect(evaluate(expression, args)).toBe(expected);
  });
});

describe('conversions', () => {
  it('parses and serializes JSON', () => {
    expect(evaluate('$util.parseJson($ctx.args.x).get("a")', { x: '{"a":[1]}' })).toEqual([1]);
    expect(evaluate('$util.parseJson($ctx.args.x)', { x: 'not json' })).toBeNull();
    expect(evaluate('$util.toJson($ctx.args)', { a: { b: null } })).toBe('{"a":{"b":null}}');
  });

  it('generates UUIDs', () => {
    expect(evaluate('$util.autoId()')).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  });

  it('converts values to DynamoDB types', () => {
    const args = { s: 'a', n: 1.5, b: true, z: null, l: ['x'], m: { k: 2 } };
    expect(evaluate('$util.dynamodb.toMapValues($ctx.args)', args)).toEqual({
      s: { S: 'a' },
      n: { N: '1.5' },
      b: { BOOL: true },
      z: { NULL: true },
      l: { L: [{ S: 'x' }] },
      m: { M: { k: { N: '2' } } },
    });
    expect(evaluate('$util.parseJson($util.dynamodb.toDynamoDBJson("a"))')).toEqual({ S: 'a' });
  });
});

describe('time', () => {
  it("uses the emulator's clock", () => {
    expect(evaluate('$util.time.nowISO8601()')).toBe('2026-03-29T01:02:03.004Z');
    expect(evaluate('$util.time.nowEpochSeconds()')).toBe(1774746123);
    expect(
      evaluate('$util.time.parseISO8601ToEpochMilliSeconds("2026-03-29T03:02:03.004+02:00")'),
    ).toBe(1774746123004);
    expect(evaluate('$util.time.epochMilliSecondsToISO8601(0)')).toBe('1970-01-01T00:00:00.000Z');
    expect(evaluate('$util.time.parseISO8601ToEpochMilliSeconds("soon")')).toBeNull();
  });
});

describe('list and map functions', () => {
  it('return filtered copies', () => {
    const args = { m: { a: 1, b: 2 }, l: ['a', 'b', 'c'] };
    expect(evaluate('$util.map.copyAndRetainAllKeys($ctx.args.m, ["b", "z"])', args)).toEqual({
      b: 2,
    });
    expect(evaluate('$util.map.copyAndRemoveAllKeys($ctx.args.m, ["b"])', args)).toEqual({ a: 1 });
    expect(evaluate('$util.list.copyAndRemoveAll($ctx.args.l, ["a"])', args)).toEqual(['b', 'c']);
  });
});

describe('errors', () => {
  it('have a message, type, data and info', () => {
    const failing = () => evaluate('$util.error("no", "Bad", {"a": 1}, {"b": 2})');
    expect(failing).toThrow(ResolverError);
    expect(failing).toThrow(
      expect.objectContaining({
        message: 'no',
        errorType: 'Bad',
        data: { a: 1 },
        errorInfo: { b: 2 },
      }),
    );
    expect(() => evaluate('$util.error("no")')).toThrow(
      expect.objectContaining({ errorType: null, data: null }),
    );
  });

  it('name the field if unauthorized', () => {
    expect(() => evaluate('$util.unauthorized()')).toThrow(NotAuthorizedError);
    expect(() => evaluate('$util.unauthorized()')).toThrow(
      'Not Authorized to access getThing on type Query',
    );
    expect(evaluate('$util.authType()')).toBe('User Pool Authorization');
  });

  it('name an unsupported function', () => {
    expect(() => evaluate('$util.time.nowFormatted("yyyy")')).toThrow(
      '$util.time.nowFormatted is used',
    );
  });
});
