import { afterAll, beforeAll } from 'vitest';
import type { BackendDefinition, HandlerCode } from '../../../assembly/definition';
import { post, type DataResponse } from '../../../testing/data-api';
import { member } from '../../../testing/fake-tokens';
import { startFixture, type RunningFixture } from '../../../testing/running-fixture';

interface Step {
  code: HandlerCode;
  /** By default, one that passes on its input. */
  dataSource?: string;
}

interface Query {
  name: string;
  steps: readonly Step[];
  around: HandlerCode;
  takesArguments: boolean;
}

/** JavaScript of a resolver that returns its last function's result. */
const passing: HandlerCode = {
  language: 'APPSYNC_JS',
  source: 'export const request = () => ({}); export const response = (ctx) => ctx.prev.result;',
};

/** Adds queries for a task, each with a pipeline of its own. */
export function withQueries(
  { api, ...rest }: BackendDefinition,
  queries: readonly Query[],
): BackendDefinition {
  const like = api.resolvers.find(({ fieldName }) => fieldName === 'getTasks');
  if (!like) throw new Error('The fixture has no query for a task');
  const functions = new Map(api.functions);
  const resolvers = queries.map(({ name, steps, around }) => {
    const pipeline = steps.map(({ code, dataSource = 'NONE_DS' }, at) => {
      const id = `${name} step ${at}`;
      functions.set(id, { id, name: id, code, dataSource });
      return id;
    });
    return { ...like, fieldName: name, code: around, pipeline };
  });
  const fields = queries.map(
    (one) => `${one.name}${one.takesArguments ? '(id: ID!)' : ''}: Tasks @aws_cognito_user_pools`,
  );
  const schema = api.schema.replace(/^type Query[^{]*\{/m, `$&\n${fields.join('\n')}`);
  return {
    ...rest,
    api: { ...api, schema, functions, resolvers: [...api.resolvers, ...resolvers] },
  };
}

/** Starts one emulator for all queries that a test file adds while it loads. */
export function pipelines() {
  const queries: Query[] = [];
  let emulator: RunningFixture;
  beforeAll(async () => {
    emulator = await startFixture({ change: (definition) => withQueries(definition, queries) });
  });
  afterAll(() => emulator.stop());
  return {
    /** Adds a query with these functions and the code around them. Returns a function that sends it. */
    add(
      steps: readonly Step[],
      around = passing,
      takesArguments = true,
    ): (id?: string, fields?: string) => Promise<DataResponse> {
      const name = `query${queries.length}`;
      queries.push({ name, steps, around, takesArguments });
      return (id = '7', fields = 'name') => {
        const field = takesArguments ? `${name}(id: "${id}")` : name;
        return post(emulator.origin, member('alice'), `{ getTasks: ${field} { ${fields} } }`);
      };
    },
  };
}

/** The response to a query that returns a task with a name. */
export const named = (name: unknown) => ({ data: { getTasks: { name } }, errors: [] });
