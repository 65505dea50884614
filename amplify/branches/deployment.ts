import type { BackendIdentifier } from '@aws-amplify/plugin-types';
import * as v from 'valibot';

const cdkContext = v.object({
  'amplify-backend-namespace': v.string(),
  'amplify-backend-name': v.string(),
  'amplify-backend-type': v.picklist(['sandbox', 'branch']),
});

/** Returns the backend that is being deployed: the app's ID, and the branch or sandbox. */
export function backendIdentifier(env = process.env): BackendIdentifier {
  const parsed = v.parse(cdkContext, JSON.parse(env['CDK_CONTEXT_JSON'] ?? '{}'));
  return {
    namespace: parsed['amplify-backend-namespace'],
    name: parsed['amplify-backend-name'],
    type: parsed['amplify-backend-type'],
  };
}

/**
 * Returns whether this deployment may be deleted with everything in it: a developer's sandbox (the emulator
 * synthesizes one), a pull request's preview, or a branch that isn't named in `VERDURE_PROTECTED_BRANCHES`,
 * by default `main` (decision 064).
 */
export function isDisposable(env = process.env): boolean {
  const { name, type } = backendIdentifier(env);
  if (type === 'sandbox' || env['AWS_PULL_REQUEST_ID']) return true;
  return !isListed(name, env['VERDURE_PROTECTED_BRANCHES'] || 'main');
}

/** Returns whether this branch already has its user pool: it is named in `VERDURE_DEPLOYED_BRANCHES`. */
export function isDeployed(env = process.env): boolean {
  return isListed(backendIdentifier(env).name, env['VERDURE_DEPLOYED_BRANCHES'] ?? '');
}

function isListed(branch: string, list: string): boolean {
  return list.split(',').some((name) => name.trim() === branch);
}
