import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultProvider } from '@aws-sdk/credential-provider-node';

/*
 * `npm run check-deployment`: runs the rules' tests, a member's day and the page checks against a deployed site and its
 * backend (docs/deploying.md). Exit code 1 if anything fails.
 */

const USAGE = `Usage: npm run check-deployment -- https://<the site> --outputs <its amplify_outputs.json> [<suite>…]
Suites: site, member-day, authorization-matrix, catalog-states, closed-accounts, commit, existing-tasks, validation; all by default.`;

try {
  process.exitCode = await checkDeployment(process.argv.slice(3));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

/** Returns the exit code. Throws an error that says what to do if it can't start. */
async function checkDeployment(args: string[]): Promise<number> {
  const { site, outputs, suites } = optionsOf(args);
  if (!existsSync(outputs)) throw new Error(`There is no ${outputs}.\n\n${USAGE}`);
  if (!isLocal(site)) {
    await defaultProvider()().catch((cause: unknown) => {
      throw new Error('Sign in to AWS first: the checks create accounts and remove them again.', {
        cause,
      });
    });
  }
  const vitest = createRequire(import.meta.url).resolve('vitest/package.json');
  const { status } = spawnSync(
    process.execPath,
    [join(dirname(vitest), 'vitest.mjs'), 'run', '--project=deployment', ...suites],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        VERDURE_DEPLOYED_SITE: site,
        VERDURE_DEPLOYED_OUTPUTS: resolve(outputs),
      },
    },
  );
  return status ?? 1;
}

function optionsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { outputs: { type: 'string' } },
    });
    const [address = '', ...suites] = positionals;
    const { origin } = new URL(address);
    // Without a scheme, the host of 'host:port' is parsed as one.
    if (origin === 'null') throw new Error('That isn’t the address of a site.');
    if (!values.outputs) throw new Error('No outputs are named.');
    return { site: origin, outputs: values.outputs, suites };
  } catch (error) {
    throw new Error(USAGE, { cause: error });
  }
}

function isLocal(site: string): boolean {
  return ['localhost', '127.0.0.1'].includes(new URL(site).hostname);
}
