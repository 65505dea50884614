import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import * as v from 'valibot';
import { SettingError, type Settings } from './settings';

type Outputs = Pick<Settings, 'projectFolder' | 'outputsFile'>;

const emulatorsOutputs = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ custom: v.object({ emulator: v.object({ origin: v.string() }) }) }),
);

/** Returns whether the outputs file exists and something other than an emulator wrote it. */
function isOfDeployment(outputsFile: string): boolean {
  if (!existsSync(outputsFile)) return false;
  return !v.safeParse(emulatorsOutputs, readFileSync(outputsFile, 'utf8')).success;
}

/** Throws SettingError if starting would replace outputs that a deployment wrote. */
export function refuseToReplaceOutputs({ projectFolder, outputsFile }: Outputs, how: string): void {
  if (!isOfDeployment(outputsFile)) return;
  const name = relative(projectFolder, outputsFile);
  throw new SettingError(`${name} exists, and the emulator didn't write it. ${how}`);
}

/**
 * Asks before a deployment's outputs are replaced. Throws SettingError if the answer is no, or nobody is there to
 * answer.
 */
export async function askToReplaceOutputs(settings: Outputs): Promise<void> {
  if (!isOfDeployment(settings.outputsFile)) return;
  if (process.stdin.isTTY && process.stderr.isTTY) {
    const name = relative(settings.projectFolder, settings.outputsFile);
    const terminal = createInterface({ input: process.stdin, output: process.stderr });
    const answer = await terminal.question(
      `${name} exists, and the emulator didn't write it. Replace it with the emulator's? [y/N] `,
    );
    terminal.close();
    if (/^y(es)?$/i.test(answer.trim())) return;
  }
  refuseToReplaceOutputs(
    settings,
    'Pass --overwrite to replace it, or --outputs <file> to write another file.',
  );
}
