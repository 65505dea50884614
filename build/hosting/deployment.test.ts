import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

const Phases = v.object({
  phases: v.object({ build: v.object({ commands: v.array(v.string()) }) }),
});
const BuildFile = v.object({ version: v.literal(1), backend: Phases, frontend: Phases });

it('Deployments run on Node 22 in both phases, and Node 20.19 stays supported', () => {
  const { backend, frontend } = v.parse(BuildFile, parse(read('amplify.yml')));
  expect(backend.phases.build.commands[0]).toBe('nvm install');
  expect(frontend.phases.build.commands[0]).toBe('nvm use');
  expect(read('.nvmrc').trim()).toBe('22');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    engines: { node: '^20.19 || >=22.12' },
  });
});
