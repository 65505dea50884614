import type { BackendDefinition, HandlerCode } from '../../../assembly/definition';
import { post, type DataResponse } from '../../../testing/data-api';
import { member } from './callers';
import { startDataApi } from './running-data-api';

interface Step {
  code: HandlerCode;
  /** Defaults to the one that only passes on what it is given. */
  dataSource?: string;
}

/** JavaScript of a resolver that returns what its last function does. */
const passing: HandlerCode = {
  language: 'APPSYNC_JS',
  source: 'export const request = () => ({}); export const response = (ctx) => ctx.prev.result;',
};

/** Returns the definition with other functions in the resolver of Query.getTasks, and the code around them. */
export function withPipeline(
  { api, ...rest }: BackendDefinition,
  steps: readonly Step[],
  around: HandlerCode = passing,
): BackendDefinition {
  const pipeline = steps.map((_step, at) => `step ${at}`);
  const functions = new Map(api.functions);
  steps.forEach(({ code, dataSource = 'NONE_DS' }, at) => {
    const id = `step ${at}`;
    functions.set(id, { id, name: id, code, dataSource });
  });
  const resolvers = api.resolvers.map((one) =>
    one.fieldName === 'getTasks' ? { ...one, code: around, pipeline } : one,
  );
  return { ...rest, api: { ...api, functions, resolvers } };
}

/** Asks a data API with a changed definition for a task, as the member 'alice'. */
export async function askWith(
  change: (definition: BackendDefinition) => BackendDefinition,
  query = '{ getTasks(id: "7") { name } }',
): Promise<DataResponse> {
  const api = await startDataApi({ change });
  try {
    return await post(api.origin, member('alice'), query);
  } finally {
    await api.dispose();
  }
}

/** What `askWith` returns for a task with a name. */
export const named = (name: string) => ({ data: { getTasks: { name } }, errors: [] });
