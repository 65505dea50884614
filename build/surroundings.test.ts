import { resolveConfig } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => void vi.unstubAllEnvs());

it.each([
  ['serve', 'production', 'development'],
  ['build', 'development', 'production'],
] as const)('The shell’s NODE_ENV doesn’t affect %s', async (command, env, mode) => {
  vi.stubEnv('NODE_ENV', env);
  const { isProduction } = await resolveConfig({}, command, mode);
  expect(isProduction).toBe(mode === 'production');
});

it('A build in a folder that Vite would misread as a URL is refused', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const config = { root: '/home/me/C# code', configFile: 'vite.config.ts' };
  await expect(resolveConfig(config, 'build')).rejects.toThrow("path has a '#'");
});
