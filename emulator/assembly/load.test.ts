import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFixture, synthesizeFixture } from '../testing/running-fixture';
import { DefinitionError } from './definition-error';
import { loadDefinition } from './load';

describe('loading a definition', () => {
  it('gives its resources the same names on every machine', async () => {
    const { userPool, identityPool } = await loadFixture('task-list');
    expect([userPool.id, userPool.clients[0]?.id, identityPool.id]).toEqual([
      'us-east-1_tw4pru7io',
      'ea61srs746zuzrrffxmscmc0zo',
      'us-east-1:fa134ed6-0729-415f-8445-780164dbc6d6',
    ]);
  }, 120_000);

  it('names the resource that the emulator cannot read, as a fault of the definition', async () => {
    const { assemblyFolder } = await synthesizeFixture('task-list');
    const folder = mkdtempSync(join(tmpdir(), 'emulator-assembly-'));
    cpSync(assemblyFolder, folder, { recursive: true });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.template.json'))) {
      const path = join(folder, name);
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('"PIPELINE"', '"BATCH"'));
    }
    const load = () => loadDefinition(folder);
    expect(load).toThrow(DefinitionError);
    expect(load).toThrow(
      /can't run this definition\. data\w+\/\S+ \(AWS::AppSync::Resolver\): Kind: The emulator runs/,
    );
    rmSync(folder, { recursive: true });
  }, 120_000);

  it('names the resource whose intrinsic it does not know', async () => {
    const { assemblyFolder } = await synthesizeFixture('task-list');
    const folder = mkdtempSync(join(tmpdir(), 'emulator-assembly-'));
    cpSync(assemblyFolder, folder, { recursive: true });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('template.json'))) {
      const path = join(folder, name);
      const text = readFileSync(path, 'utf8');
      writeFileSync(path, text.replaceAll('"Fn::GetAtt"', '"Fn::Cidr"'));
    }
    const message = /\w+ \(AWS::.+\): .+not support the intrinsic Fn::Cidr/;
    expect(() => loadDefinition(folder)).toThrow(message);
    rmSync(folder, { recursive: true });
  }, 60_000);

  it('blames the definition for no file that is missing', async () => {
    const { assemblyFolder } = await synthesizeFixture('task-list');
    const folder = mkdtempSync(join(tmpdir(), 'emulator-assembly-'));
    cpSync(assemblyFolder, folder, { recursive: true });
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.vtl'))) {
      rmSync(join(folder, name));
    }
    expect(() => loadDefinition(folder)).toThrow(/ENOENT/);
    expect(() => loadDefinition(folder)).not.toThrow(DefinitionError);
    rmSync(folder, { recursive: true });
  }, 120_000);
});
