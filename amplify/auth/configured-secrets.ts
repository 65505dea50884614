import { getSecretClient } from '@aws-amplify/backend-secret';
import type { BackendIdentifier } from '@aws-amplify/plugin-types';
import * as v from 'valibot';

const cdkContext = v.object({
  'amplify-backend-namespace': v.string(),
  'amplify-backend-name': v.string(),
  'amplify-backend-type': v.picklist(['sandbox', 'branch']),
});

/**
 * The names of the Amplify secrets that this backend has, so that a social provider is configured
 * exactly when its secrets are (D8). A branch also has the secrets shared by its whole app.
 *
 * Where there is no AWS account, `VERDURE_EMULATED_SECRETS` (names, separated by commas, or empty)
 * stands for them, and nothing is asked. Throws when the secrets cannot be listed: deploying without
 * them would take the providers of a running backend away.
 */
export async function configuredSecrets(env = process.env): Promise<ReadonlySet<string>> {
  const emulated = env['VERDURE_EMULATED_SECRETS'];
  if (emulated !== undefined) return new Set(emulated.split(',').filter((name) => name !== ''));
  const backend = backendIdentifier(env['CDK_CONTEXT_JSON']);
  const client = getSecretClient();
  const lists = await Promise.all([
    client.listSecrets(backend),
    backend.type === 'branch' ? client.listSecrets(backend.namespace) : [],
  ]);
  return new Set(lists.flat().map(({ name }) => name));
}

function backendIdentifier(context: string | undefined): BackendIdentifier {
  const parsed = v.parse(cdkContext, JSON.parse(context ?? '{}'));
  return {
    namespace: parsed['amplify-backend-namespace'],
    name: parsed['amplify-backend-name'],
    type: parsed['amplify-backend-type'],
  };
}
