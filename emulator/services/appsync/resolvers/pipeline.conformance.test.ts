import { describe, expect, it } from 'vitest';
import type { BackendDefinition, HandlerCode } from '../../../assembly/definition';
import { askWith, named, withPipeline } from '../testing/replaced-pipeline';
import { startDataApi } from '../testing/running-data-api';

interface Step {
  request: string;
  response?: string;
  dataSource?: string;
}

interface Templates {
  before?: string;
  after?: string;
  steps: Step[];
}

const vtl = (request: string, response: string): HandlerCode => ({
  language: 'VTL',
  request,
  response,
});

/** Replaces the resolver of Query.getTasks by the given templates. */
const withTemplates =
  ({ before = '{}', after = '$util.toJson($ctx.prev.result)', steps }: Templates) =>
  (definition: BackendDefinition): BackendDefinition =>
    withPipeline(
      definition,
      steps.map(({ request, response = '$util.toJson($ctx.result)', ...rest }) => ({
        ...rest,
        code: vtl(request, response),
      })),
      vtl(before, after),
    );

/** Takes the arguments of Query.getTasks out of the schema. */
function withoutArguments({ api, ...rest }: BackendDefinition): BackendDefinition {
  const schema = api.schema.replace(/\bgetTasks\([^)]*\)/, 'getTasks');
  return { ...rest, api: { ...api, schema } };
}

const task = (name: string) => `{"id": "x", "name": ${name}, "difficulty": "Daily"}`;

const ask = (templates: Templates, field = 'getTasks(id: "7")') => {
  const change = withTemplates(templates);
  const takesArguments = field.includes('(');
  return askWith(
    (definition) => change(takesArguments ? definition : withoutArguments(definition)),
    `{ ${field} { name } }`,
  );
};

describe('a pipeline', () => {
  it.each<[string, Templates, string]>([
    [
      'passes results to the next function and shares stash and arguments',
      {
        before: '$util.qr($ctx.stash.put("who", $ctx.identity.username)) {}',
        steps: [
          { request: '$util.qr($ctx.args.put("more", "!")) {"payload": "$ctx.args.id"}' },
          { request: '{"payload": "$ctx.prev.result by $ctx.stash.who$ctx.args.more"}' },
        ],
        after: `$util.toJson(${task('$ctx.prev.result')})`,
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
        before: `#return($util.parseJson('${task('"at once"')}'))`,
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
      'Query.getTasks',
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
  ])('%s', async (_, templates, name) => {
    expect(await ask(templates)).toMatchObject(named(name));
  });
});

describe('arguments', () => {
  it.each([
    '#set( $ctx.args.x = "set" )',
    '#set( $ctx.arguments.x = "set" )',
    '$util.qr($ctx.args.put("x", "set"))',
    '$util.qr($ctx.args.putAll({ "x": "set" }))',
  ])('can be set by a template only if the field takes any: %s', async (set) => {
    const request = `${set} {"payload": "$ctx.args.x"}`;
    const steps = [{ request, response: task('"$ctx.result"') }];
    expect(await ask({ steps })).toMatchObject(named('set'));
    expect(await ask({ steps }, 'getTasks')).toMatchObject({
      data: { getTasks: null },
      errors: [{ message: expect.stringContaining('Setting $ctx.args.x is used in a resolver') }],
    });
  });

  it('of a field without any are empty, and can be read', async () => {
    const steps = [
      { request: '{"payload": "$ctx.args.size() $!ctx.args.x"}', response: task('"$ctx.result"') },
    ];
    expect(await ask({ steps }, 'getTasks')).toMatchObject(named('0 '));
  });
});

describe('template errors', () => {
  it.each([
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
  ])('fail the field: %s', async (request, error) => {
    expect(await ask({ steps: [{ request }] })).toMatchObject({
      data: { getTasks: null },
      errors: [{ path: ['getTasks'], ...error }],
    });
  });
});

it('Values that do not match the schema return AppSync’s error messages', async () => {
  const response = '{"id": "x", "difficulty": "Daily", "createdAt": "today"}';
  const { errors } = await askWith(
    withTemplates({ steps: [{ request: '{}', response }] }),
    '{ getTasks(id: "7") { id createdAt } other: getTasks(id: "7") { name } }',
  );
  expect(errors.map(({ message }) => message).sort()).toEqual([
    "Can't serialize value (/getTasks/createdAt) : Unable to serialize `today` as a valid DateTime Object.",
    "Cannot return null for non-nullable type: 'name' within parent 'Tasks' (/other/name)",
  ]);
});

it('A definition with an unknown data source is rejected at startup', async () => {
  const change = withTemplates({ steps: [{ request: '{}', dataSource: 'Nowhere' }] });
  await expect(startDataApi({ change })).rejects.toThrow(
    'The function step 0 uses the unknown data source Nowhere',
  );
});
