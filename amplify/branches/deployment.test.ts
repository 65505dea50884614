import { expect, it } from 'vitest';
import { isDeployed, isDisposable } from './deployment';

const deployed = (type: string, name: string, variables = {}) => ({
  CDK_CONTEXT_JSON: JSON.stringify({
    'amplify-backend-namespace': 'app',
    'amplify-backend-name': name,
    'amplify-backend-type': type,
  }),
  ...variables,
});

it.each([
  ['a sandbox', deployed('sandbox', 'main'), true],
  ['main', deployed('branch', 'main'), false],
  ['a feature branch', deployed('branch', 'feature/leaf'), true],
  ['a preview of main', deployed('branch', 'main', { AWS_PULL_REQUEST_ID: '7' }), true],
  [
    'a named branch',
    deployed('branch', 'live', { VERDURE_PROTECTED_BRANCHES: 'next, live' }),
    false,
  ],
  ['main, unnamed', deployed('branch', 'main', { VERDURE_PROTECTED_BRANCHES: 'live' }), true],
  ['main, none named', deployed('branch', 'main', { VERDURE_PROTECTED_BRANCHES: '' }), false],
])('Knows whether %s is disposable', (_, env, disposable) => {
  expect(isDisposable(env)).toBe(disposable);
});

it('A branch has a user pool if VERDURE_DEPLOYED_BRANCHES names it', () => {
  const named = { VERDURE_DEPLOYED_BRANCHES: 'next, main' };
  expect(isDeployed(deployed('branch', 'main', named))).toBe(true);
  expect(isDeployed(deployed('branch', 'live', named))).toBe(false);
  expect(isDeployed(deployed('branch', 'main'))).toBe(false);
});

it('A deployment of an unknown type fails rather than lose its protection', () => {
  expect(() => isDisposable({})).toThrow('amplify-backend-namespace');
});
