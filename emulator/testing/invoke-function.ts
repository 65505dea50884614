import { developerCredentials } from '../core/identity';
import { signedFetch } from './data-api';
import type { RunningFixture } from './running-fixture';

/** Calls a function as its developer, by its name in the definition or, if none has that, by its own. Returns the response. */
export async function invokeFunction(
  { origin, definition }: RunningFixture,
  label: string,
  event: unknown,
): Promise<Response> {
  const name = definition.lambdas.find((one) => one.label === label)?.name ?? label;
  return signedFetch(`${origin}/2015-03-31/functions/${name}/invocations`, {
    body: JSON.stringify(event),
    service: 'lambda',
    credentials: developerCredentials,
  });
}
