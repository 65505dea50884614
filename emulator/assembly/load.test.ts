import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFixture, synthesizeFixture } from '../testing/running-fixture';
import { DefinitionError } from './definition-error';
import { loadDefinition } from './load';

describe('loading a definition', () => {
  it('gives resources the same ids on every machine', async () => {
    const { userPool, identityPool } = await loadFixture();
    expect([userPool.id, userPool.clients[0]?.id, identityPool.id]).toEqual([
      'us-east-1_tw4pru7io',
      'ea61srs746zuzrrffxmscmc0zo',
      'us-east-1:fa134ed6-0729-415f-8445-780164dbc6d6',
    ]);
  });

  it.each([
    [
      'properties',
      ['"PIPELINE"', '"BATCH"'],
      /can't run this definition\. data\w+\/\S+ \(AWS::AppSync::Resolver\): Kind: The emulator runs/,
    ],
    [
      'setting',
      ['"AllowAdminCreateUserOnly": false', '"AllowAdminCreateUserOnly": true'],
      /\(AWS::Cognito::UserPool\): .+The emulator lets anyone sign up/,
    ],
    [
      'intrinsic',
      ['"Fn::GetAtt"', '"Fn::Cidr"'],
      /\w+ \(AWS::.+\): .+not support the intrinsic Fn::Cidr/,
    ],
  ] as const)('names the resource whose %s it cannot read', async (_, [from, to], message) => {
    await withCopy((folder) => {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.template.json'))) {
        const path = join(folder, name);
        writeFileSync(path, readFileSync(path, 'utf8').replaceAll(from, to));
      }
      expect(() => loadDefinition(folder)).toThrow(DefinitionError);
      expect(() => loadDefinition(folder)).toThrow(message);
    });
  });

  it('does not blame the definition for missing files', () =>
    withCopy((folder) => {
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.vtl')))
        rmSync(join(folder, name));
      expect(() => loadDefinition(folder)).toThrow(/ENOENT/);
      expect(() => loadDefinition(folder)).not.toThrow(DefinitionError);
    }));
}, 120_000);

/** Runs `use` on a copy of the fixture's assembly. */
async function withCopy(use: (folder: string) => void): Promise<void> {
  const { assemblyFolder } = await synthesizeFixture();
  const folder = mkdtempSync(join(tmpdir(), 'emulator-assembly-'));
  cpSync(assemblyFolder, folder, { recursive: true });
  use(folder);
  rmSync(folder, { recursive: true });
}
