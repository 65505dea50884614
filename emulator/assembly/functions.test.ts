import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { difference } from '../testing/differences/difference';
import { functionsOf } from './functions';
import type { Resource } from './stacks';

const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

const assembly = {
  assetAt: (key: string) => ({ 'code.zip': folder, 'archive.zip': import.meta.filename })[key],
};

const resource = (type: string, properties: Resource['properties']): Resource => ({
  path: 'function/greet',
  logicalId: 'greet',
  type,
  physicalId: 'greet-1',
  arn: 'arn:greet',
  properties,
  unresolved: [],
});

const properties = {
  Runtime: 'nodejs22.x',
  Handler: 'index.handler',
  Role: 'arn:role',
  Code: { S3Key: 'code.zip' },
  Tags: [{ Key: 'amplify:friendly-name', Value: 'greet' }],
};

const lambda = (changes: object = {}, more: Partial<Resource> = {}): Resource => ({
  ...resource('AWS::Lambda::Function', { ...properties, ...changes }),
  ...more,
});

describe('the functions of a definition', () => {
  it('have their code, their limits and what Lambda assumes if the template says nothing', () => {
    expect(functionsOf([lambda()], assembly)).toEqual([
      {
        name: 'greet-1',
        arn: 'arn:greet',
        label: 'greet',
        roleArn: 'arn:role',
        timeoutSeconds: 3,
        memoryMb: 128,
        folder,
        handler: 'index.handler',
        environment: {},
        secrets: {},
      },
    ]);
  });

  it.each([
    { API: { path: '/a/API' }, TOKEN: { path: '/b/GREETING', sharedPath: '/c' } },
    // As older versions of Amplify write them.
    { '/a/API': { name: 'API' }, '/b/GREETING': { name: 'TOKEN', sharedPath: '/c' } },
  ])('have the values of parameters, and name their secrets: %j', (stored) => {
    const Variables = {
      API: '<value will be resolved during runtime>',
      OWN: 'value',
      AMPLIFY_SSM_ENV_CONFIG: JSON.stringify(stored),
    };
    const parameter = resource('AWS::SSM::Parameter', { Name: '/a/API', Value: 'https://api' });
    const [found] = functionsOf([lambda({ Environment: { Variables } }), parameter], assembly);
    expect(found).toMatchObject({
      environment: { API: 'https://api', OWN: 'value' },
      secrets: { TOKEN: 'GREETING' },
    });
  });

  it.each([
    [{ Runtime: 'java21' }, 'it runs on java21'],
    [{ Runtime: 'python3.12' }, 'it runs on python3.12, and this machine has no python3'],
    [{ Layers: ['arn:layer'] }, 'it has layers'],
    [{ PackageType: 'Image', Code: {} }, 'it is a container image'],
    [{ Code: { ZipFile: 'exports.handler' } }, 'its code is not a folder'],
    [{ Code: { S3Key: 'archive.zip' } }, 'its code is not a folder'],
    [{ Role: undefined }, "the emulator can't read its properties"],
  ])('say why the emulator cannot run them: %j', (changes, unsupported) => {
    difference(
      'Functions',
      'Functions in languages other than JavaScript and Python, with layers or from container images don’t run.',
    );
    expect(functionsOf([lambda(changes)], assembly, () => undefined)).toEqual([
      { name: 'greet-1', arn: 'arn:greet', label: 'greet', unsupported },
    ]);
  });

  it('look for Python only if one is written in it, and once', () => {
    const python = { path: '/usr/bin/python3', version: '3.12' };
    const find = vi.fn<() => typeof python>(() => python);
    functionsOf([lambda()], assembly, find);
    expect(find).not.toHaveBeenCalled();
    const written = lambda({ Runtime: 'python3.9' });
    expect(functionsOf([written, written], assembly, find)).toMatchObject([{ python }, { python }]);
    expect(find).toHaveBeenCalledOnce();
  });

  it('cannot be run with variables that cannot be resolved', () => {
    const unresolved = ['Environment'];
    expect(functionsOf([lambda({}, { unresolved })], assembly)).toMatchObject([
      { unsupported: "the emulator can't read its Environment" },
    ]);
  });
});
