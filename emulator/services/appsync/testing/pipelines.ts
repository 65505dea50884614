import { afterAll, beforeAll } from 'vitest';
import type { BackendDefinition, HandlerCode } from '../../../assembly/definition';
import { post, type DataResponse } from '../../../testing/data-api';
import { member } from '../../../testing/fake-tokens';
import { startFixture, type RunningFixture } from '../../../testing/running-fixture';

interface Step {
  code: HandlerCode;
  /** NONE by default, which returns the request's payload. */
  dataSource?: string;
}

interface Query {
  name: string;
  steps: readonly Step[];
  /** The resolver's own handlers. */
  code: HandlerCode;
  takesArguments: boolean;
}

/** Resolver code that returns the last function's result. */
const passThrough: HandlerCode = {
  language: 'APPSYNC_JS',
  source: 'export const request = () => ({}); export const response = (ctx) => ctx.prev.result;',
};

/** Adds queries for a task, each with a pipeline of its own. */
export function withQueries(
  { api, ...rest }: BackendDefinition,
  queries: readonly Query[],
): BackendDefinition {
  const getTasks = api.resolvers.find(({ fieldName }) => fieldName === 'getTasks');
  if (!getTasks) throw new Error('The fixture has no query for a task');
  const functions = new Map(api.functions);
  const resolvers = queries.map(({ name, steps, code }) => {
    const pipeline = steps.map(({ code, dataSource = 'NONE_DS' }, index) => {
      const id = `${name} step ${index}`;
      functions.set(id, { id, name: id, code, dataSource });
      return id;
    });
    return { ...getTasks, fieldName: name, code, pipeline };
  });
  const fields = queries.map(
    ({ name, takesArguments }) =>
      `${name}${takesArguments ? '(id: ID!)' : ''}: Tasks @aws_cognito_user_pools`,
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
    /** Adds a query whose resolver has this code and functions. Returns a function that sends it. */
    add(
      steps: readonly Step[],
      code = passThrough,
      takesArguments = true,
    ): (id?: string, fields?: string) => Promise<DataResponse> {
      const name = `query${queries.length}`;
      queries.push({ name, steps, code, takesArguments });
      return (id = '7', fields = 'name') => {
        const field = takesArguments ? `${name}(id: "${id}")` : name;
        return post(emulator.origin, member('alice'), `{ getTasks: ${field} { ${fields} } }`);
      };
    },
  };
}

/** The response to a query that returns a task with a name. */
export const named = (name: unknown) => ({ data: { getTasks: { name } }, errors: [] });
