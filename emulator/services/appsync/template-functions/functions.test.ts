import { expect, it } from 'vitest';
import { compileTemplate, outcomeValue } from '../velocity/compile';
import { toValue, type Value } from '../velocity/value';
import { NotAuthorizedError, ResolverError } from './errors';
import { templateFunctions } from './functions';

const clock = { now: () => new Date('2026-03-29T01:02:03.004Z') };

/** Evaluates a template expression with `args` as $args. */
function evaluate(expression: string, args: unknown = {}): unknown {
  const functions = templateFunctions(clock)({
    typeName: 'Query',
    fieldName: 'getThing',
    authType: 'User Pool Authorization',
    setSubscriptionFilter: () => {},
  });
  const variables = new Map<string, Value>([
    ['util', functions.util],
    ['args', toValue(args)],
  ]);
  return outcomeValue(compileTemplate(`$util.toJson(${expression})`)({ variables }));
}

const m = { a: 1, b: 2 };

it.each([
  ['$util.isNull($args.x)', {}, true],
  ['$util.isNull($args.x)', { x: '' }, false],
  ['$util.isNullOrEmpty($args.x)', { x: '' }, true],
  ['$util.isNullOrEmpty($args.x)', { x: {} }, true],
  ['$util.isNullOrEmpty($args.x)', { x: [0] }, false],
  ['$util.isNullOrBlank($args.x)', { x: ' \t' }, true],
  ['$util.isString($args.x)', { x: 'a' }, true],
  ['$util.isList($args.x)', { x: {} }, false],
  ['$util.matches("^[A-Z]{2}$", $args.x)', { x: 'VT' }, true],
  ['$util.matches("^[A-Z]{2}$", $args.x)', { x: 'VT\n' }, false],
  ['$util.matches("[A-Z]{2}", $args.x)', { x: 'aVTa' }, false],
  ['$util.defaultIfNull($args.x, 1)', { x: 0 }, 0],
  ['$util.defaultIfNullOrBlank($args.x, "b")', { x: ' ' }, 'b'],
  ['$util.parseJson($args.x).get("a")', { x: '{"a":[1]}' }, [1]],
  ['$util.parseJson($args.x)', { x: 'not json' }, null],
  ['$util.toJson($args)', { a: { b: null } }, '{"a":{"b":null}}'],
  ['$util.autoId()', {}, expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/)],
  [
    '$util.dynamodb.toMapValues($args)',
    { s: 'a', n: 1.5, b: true, z: null, l: ['x'], m: { k: 2 } },
    {
      s: { S: 'a' },
      n: { N: '1.5' },
      b: { BOOL: true },
      z: { NULL: true },
      l: { L: [{ S: 'x' }] },
      m: { M: { k: { N: '2' } } },
    },
  ],
  ['$util.parseJson($util.dynamodb.toDynamoDBJson("a"))', {}, { S: 'a' }],
  ['$util.time.nowISO8601()', {}, '2026-03-29T01:02:03.004Z'],
  ['$util.time.nowEpochSeconds()', {}, 1774746123],
  [
    '$util.time.parseISO8601ToEpochMilliSeconds("2026-03-29T03:02:03.004+02:00")',
    {},
    1774746123004,
  ],
  ['$util.time.parseISO8601ToEpochMilliSeconds("soon")', {}, null],
  ['$util.time.epochMilliSecondsToISO8601(0)', {}, '1970-01-01T00:00:00.000Z'],
  ['$util.map.copyAndRetainAllKeys($args.m, ["b", "z"])', { m }, { b: 2 }],
  ['$util.map.copyAndRemoveAllKeys($args.m, ["b"])', { m }, { a: 1 }],
  ['$util.list.copyAndRemoveAll($args.l, ["a"])', { l: ['a', 'b', 'c'] }, ['b', 'c']],
  ['$util.authType()', {}, 'User Pool Authorization'],
])('%s with %j returns %j', (expression, args, expected) => {
  expect(evaluate(expression, args)).toEqual(expected);
});

it.each([
  ['$util.error("no")', ResolverError, { errorType: null, data: null }],
  [
    '$util.unauthorized()',
    NotAuthorizedError,
    { message: 'Not Authorized to access getThing on type Query' },
  ],
  [
    '$util.time.nowFormatted("yyyy")',
    Error,
    { message: expect.stringContaining('$util.time.nowFormatted is used') },
  ],
])('%s fails', (expression, type, error) => {
  const failing = () => evaluate(expression);
  expect(failing).toThrow(type);
  expect(failing).toThrow(expect.objectContaining(error));
});
