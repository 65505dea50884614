import type { AmplifyOutputs } from 'amplify-emulator/client-config';
import type { Credentials, People } from './people';
import { signedFetch } from './signed-fetch';
import * as v from 'valibot';

const Outputs = v.looseObject({
  auth: v.looseObject({
    user_pool_id: v.string(),
    aws_region: v.string(),
    user_pool_client_id: v.string(),
  }),
  data: v.looseObject({ url: v.string() }),
  storage: v.looseObject({ bucket_name: v.string() }),
  custom: v.optional(v.looseObject({ emulator: v.optional(v.object({ origin: v.string() })) })),
});

/** The backend that amplify_outputs.json names. */
export interface Backend {
  outputs: AmplifyOutputs;
  region: string;
  userPoolId: string;
  clientId: string;
  graphqlUrl: string;
  bucket: string;
  /** Where all services are, if this is the emulator. */
  emulator: string | undefined;
}

/** What the checks look at, and what they have made so far. */
export interface Deployment {
  site: string | undefined;
  /** The address that mails should come from, if the caller says. */
  sender?: string | undefined;
  backend: Backend;
  people: People;
}

/** Returns the backend that amplify_outputs.json names. Throws a ValiError. */
export function backendOf(content: unknown): Backend {
  const outputs = v.parse(Outputs, content);
  const { auth, data, storage, custom } = outputs;
  return {
    outputs,
    region: auth.aws_region,
    userPoolId: auth.user_pool_id,
    clientId: auth.user_pool_client_id,
    graphqlUrl: data.url,
    bucket: storage.bucket_name,
    emulator: custom?.emulator?.origin,
  };
}

const Answer = v.object({
  data: v.nullish(v.record(v.string(), v.unknown())),
  errors: v.optional(
    v.array(v.looseObject({ message: v.string(), errorType: v.nullish(v.string()) })),
    [],
  ),
});

const Tasks = v.object({ page: v.object({ items: v.array(v.object({ id: v.string() })) }) });

/** Returns the ID of a task that can be completed. Throws if there is none yet. */
export async function findTaskId(backend: Backend, caller: Caller): Promise<string> {
  const document = '{ page: listTasksByDifficulty(difficulty: Daily) { items { id } } }';
  const { data } = await ask(backend, caller, document);
  const [task] = v.parse(Tasks, data).page.items;
  if (!task) throw new Error('There are no daily tasks: bring the catalog first.');
  return task.id;
}

/** Who sends a request to the data API: an account by access token, credentials of the identity pool, or nobody. */
export type Caller = { token: string } | { credentials: Credentials } | undefined;

/** Asks the data API. */
export async function ask(
  { graphqlUrl, region }: Backend,
  caller: Caller,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<v.InferOutput<typeof Answer>> {
  const body = JSON.stringify({ query, variables });
  const response =
    caller && 'credentials' in caller
      ? await signedFetch(graphqlUrl, { service: 'appsync', region, body, ...caller })
      : await fetch(graphqlUrl, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/json',
            ...(caller && { authorization: caller.token }),
          },
        });
  return v.parse(Answer, await response.json());
}
