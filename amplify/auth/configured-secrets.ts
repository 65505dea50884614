import { getSecretClient } from '@aws-amplify/backend-secret';
import { backendIdentifier } from '../branches/deployment';

/**
 * Returns the names of this backend's Amplify secrets, including those a branch shares with its app.
 * They determine which social providers are configured (D8).
 *
 * Without an AWS account, `VERDURE_EMULATED_SECRETS` provides the names, separated by commas. Throws
 * if the secrets cannot be listed, because deploying without them would remove the providers.
 */
export async function configuredSecrets(env = process.env): Promise<ReadonlySet<string>> {
  const emulated = env['VERDURE_EMULATED_SECRETS'];
  if (emulated !== undefined) return new Set(emulated.split(',').filter((name) => name !== ''));
  const backend = backendIdentifier(env);
  const client = getSecretClient();
  const lists = await Promise.all([
    client.listSecrets(backend),
    backend.type === 'branch' ? client.listSecrets(backend.namespace) : [],
  ]);
  return new Set(lists.flat().map(({ name }) => name));
}
