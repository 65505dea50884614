import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { loadDefinition, readCloudAssembly, resourcesOf } from 'amplify-emulator/project';
import { synthesizeBackend } from '../../build/local/synthesis';
import { socialSecrets } from './social-providers';

const cacheFolder = mkdtempSync(join(tmpdir(), 'verdure-synthesis-'));
const everySocialSecret = Object.values(socialSecrets).flat();

afterAll(() => rmSync(cacheFolder, { recursive: true, force: true }));

it('The synthesized backend has exactly the social providers with all their secrets (D8)', async () => {
  const someSecrets = everySocialSecret.filter((name) => name !== 'SIWA_TEAM_ID');
  const { assemblyFolder } = await synthesizeBackend({ cacheFolder, secrets: someSecrets });
  const { userPool, unsupportedParts } = loadDefinition(assemblyFolder);
  expect(unsupportedParts).toEqual([]);
  expect(userPool.identityProviders.map(({ type }) => type).sort()).toEqual([
    'Facebook',
    'Google',
    'LoginWithAmazon',
  ]);
  // Otherwise Cognito takes an address that Google has verified for unverified.
  const google = userPool.identityProviders.find(({ type }) => type === 'Google');
  expect(google?.attributeMapping).toMatchObject({ email_verified: 'email_verified' });
  expect(userPool.domain).toBeDefined();
  // The classic hosted UI, which the tier Lite has; 2 would be managed login, which it lacks.
  const domains = resourcesOf(
    readCloudAssembly(assemblyFolder),
    new Set(['AWS::Cognito::UserPoolDomain']),
  );
  expect(domains).toHaveLength(1);
  expect(domains[0]?.properties['ManagedLoginVersion'] ?? 1).toBe(1);
  expect(userPool.clients[0]?.supportedIdentityProviders).toEqual(
    expect.arrayContaining(['COGNITO', 'Google', 'Facebook', 'LoginWithAmazon']),
  );
  expect(userPool.clients[0]?.oauth.callbackUrls).toContain('http://localhost:5173/login');
}, 120_000);
