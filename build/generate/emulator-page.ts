import { execFileSync } from 'node:child_process';

const program = 'emulator/testing/differences/print.ts';

/** Returns the text of emulator/DIFFERENCES.md, which a program of the emulator prints. */
export function emulatorPage(): string {
  return execFileSync(process.execPath, ['--import', 'tsx', program], {
    encoding: 'utf8',
    env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  });
}
