import type { ApiKeyDefinition, DefinitionWith } from '../../assembly/definition';
import { constantTimeEqual } from '../../core/constant-time-equal';
import type { Clock } from '../../core/clock';

const renewedSeconds = 7 * 86_400;

/**
 * Returns the definition with an API key that is valid now: an assembly may be older than its key lives,
 * and a start counts as a deployment, which renews the key.
 */
export function withLiveKey(
  definition: DefinitionWith<'api'>,
  clock: Clock,
): DefinitionWith<'api'> {
  const { apiKey } = definition.api;
  if (!apiKey || isLive(apiKey, clock)) return definition;
  const expires = Math.floor(secondsNow(clock)) + renewedSeconds;
  return { ...definition, api: { ...definition.api, apiKey: { ...apiKey, expires } } };
}

/** Returns whether a request's key is the API's, and hasn't expired. */
export function acceptsKey(
  apiKey: ApiKeyDefinition | undefined,
  key: string,
  clock: Clock,
): boolean {
  return apiKey !== undefined && constantTimeEqual(key, apiKey.key) && isLive(apiKey, clock);
}

function isLive({ expires }: ApiKeyDefinition, clock: Clock): boolean {
  return secondsNow(clock) < expires;
}

const secondsNow = (clock: Clock) => clock.now().getTime() / 1000;
