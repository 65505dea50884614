import { describe, expect, it } from 'vitest';
import type { HandlerCode } from '../../../assembly/definition';
import { startFixture } from '../../../testing/running-fixture';
import { named, pipelines, withQueries } from '../testing/pipelines';

interface Step {
  request: string;
  response?: string;
  dataSource?: string;
}

interface Templates {
  request?: string;
  response?: string;
  steps: Step[];
}

const vtl = (request: string, response: string): HandlerCode => ({
  language: 'VTL',
  request,
  response,
});

const { add } = pipelines();

const stepsOf = ({ steps }: Templates) =>
  steps.map(({ request, response = '$util.toJson($ctx.result)', ...rest }) => ({
    ...rest,
    code: vtl(request, response),
  }));

/** Adds a query whose pipeline runs the given templates. */
const query = (templates: Templates, takesArguments = true) => {
  const { request = '{}', response = '$util.toJson($ctx.prev.result)' } = templates;
  return add(stepsOf(templates), vtl(request, response), takesArguments);
};

const task = (name: string) => `{"id": "x", "name": ${name}, "difficulty": "Daily"}`;

describe('a pipeline', () => {
  const cases: [string, Templates, unknown][] = [
    [
      'passes results to the next function and shares stash and arguments',
      {
        request: '$util.qr($ctx.stash.put("who", $ctx.identity.username)) {}',
        steps: [
          { request: '$util.qr($ctx.args.put("more", "!")) {"payload": "$ctx.args.id"}' },
          { request: '{"payload": "$ctx.prev.result by $ctx.stash.who$ctx.args.more"}' },
        ],
        response: `$util.toJson(${task('$ctx.prev.result')})`,
      },
      '7 by alice!',
    ],
    [
      'skips the rest of a function on early return, but not the next function',
      {
        steps: [
          { request: `#return(${task('"early"')})`, response: '$util.error("never")' },
          {
            request: '{"payload": "$ctx.prev.result.name, then late"}',
            response: task('"$ctx.result"'),
          },
        ],
      },
      'early, then late',
    ],
    [
      'ends when its own request template returns early',
      {
        request: `#return($util.parseJson('${task('"at once"')}'))`,
        steps: [{ request: '$util.error("never")' }],
      },
      'at once',
    ],
    [
      'exposes the field in $ctx.info',
      {
        steps: [
          {
            request: '{}',
            response: task('"$ctx.info.parentTypeName.$ctx.info.fieldName"'),
          },
        ],
      },
      expect.stringMatching(/^Query\.query\d+$/),
    ],
    [
      'passes the error of a data source to the response template',
      {
        steps: [
          {
            request: '{"operation": "GetItem", "key": {"wrong": {"S": "x"}}}',
            dataSource: 'TasksTable',
            response: task('"$ctx.error.type"'),
          },
        ],
      },
      'DynamoDB:DynamoDbException',
    ],
  ];
  it.each(cases.map(([title, templates, name]) => [title, query(templates), name] as const))(
    '%s',
    async (_, ask, name) => {
      expect(await ask()).toMatchObject(named(name));
    },
  );
});

describe('arguments', () => {
  const response = task('"$ctx.result"');

  it.each(
    [
      '#set( $ctx.args.x = "set" )',
      '#set( $ctx.arguments.x = "set" )',
      '$util.qr($ctx.args.put("x", "set"))',
      '$util.qr($ctx.args.putAll({ "x": "set" }))',
    ].map((set) => {
      const steps = [{ request: `${set} {"payload": "$ctx.args.x"}`, response }];
      return [set, query({ steps }), query({ steps }, false)] as const;
    }),
  )('can be set by a template only if the field takes any: %s', async (_, ask, askWithout) => {
    expect(await ask()).toMatchObject(named('set'));
    expect(await askWithout()).toMatchObject({
      data: { getTasks: null },
      errors: [{ message: expect.stringContaining('Setting $ctx.args.x is used in a resolver') }],
    });
  });

  const request = '{"payload": "$ctx.args.size() $!ctx.args.x"}';
  const askWithout = query({ steps: [{ request, response }] }, false);
  it('are empty, and can be read, if the field takes none', async () => {
    expect(await askWithout()).toMatchObject(named('0 '));
  });
});

describe('template errors', () => {
  const cases: [string, object][] = [
    [
      '$util.error("bad", "Kind", {"a": 1}, {"b": 2})',
      { message: 'bad', errorType: 'Kind', data: { a: 1 }, errorInfo: { b: 2 } },
    ],
    [
      '$util.rds.toJson("x")',
      { errorType: 'MappingTemplate', message: expect.stringContaining('$util.rds is used') },
    ],
    [
      '{"broken": ',
      { errorType: 'MappingTemplate', message: expect.stringContaining('Unable to parse') },
    ],
    [
      '## nothing',
      {
        errorType: 'MappingTemplate',
        message: 'Template transformation yielded an empty response.',
      },
    ],
    [
      '#if(',
      { errorType: 'MappingTemplate', message: expect.stringContaining('cannot be parsed') },
    ],
    [
      '[1]',
      { errorType: 'MappingTemplate', message: 'The request template must return an object' },
    ],
  ];
  it.each(
    cases.map(([request, error]) => [request, query({ steps: [{ request }] }), error] as const),
  )('fail the field: %s', async (_, ask, error) => {
    expect(await ask()).toMatchObject({
      data: { getTasks: null },
      errors: [{ path: ['getTasks'], ...error }],
    });
  });
});

const response = '{"id": "x", "difficulty": "Daily", "createdAt": "today"}';
const askInvalid = query({ steps: [{ request: '{}', response }] });
it('returns AppSync’s error messages for values that do not match the schema', async () => {
  expect((await askInvalid('7', 'id createdAt')).errors).toMatchObject([
    {
      message:
        "Can't serialize value (/getTasks/createdAt) : Unable to serialize `today` as a valid DateTime Object.",
    },
  ]);
  expect((await askInvalid('7', 'name')).errors).toMatchObject([
    {
      message:
        "Cannot return null for non-nullable type: 'name' within parent 'Tasks' (/getTasks/name)",
    },
  ]);
});

it('rejects a definition with an unknown data source at startup', async () => {
  const steps = stepsOf({ steps: [{ request: '{}', dataSource: 'Nowhere' }] });
  const broken = { name: 'broken', steps, code: vtl('{}', '{}'), takesArguments: false };
  const start = startFixture({ change: (definition) => withQueries(definition, [broken]) });
  await expect(start).rejects.toThrow(
    'The function broken step 0 uses the unknown data source Nowhere',
  );
});
