import { preview } from 'vite';
import { expect, it } from 'vitest';
import { hostingPreview } from './preview';

it('A preview of an unbuilt site says how to build it', async () => {
  const plugins = [hostingPreview()];
  const build = { outDir: '/no/such/site' };
  await expect(preview({ configFile: false, logLevel: 'silent', plugins, build })).rejects.toThrow(
    'is missing. "npm run build" writes it.',
  );
});
