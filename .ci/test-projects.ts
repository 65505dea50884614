import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { clientConfigModules } from '../build/client-config-plugin.ts';

/** Turns off Node's own storage, which would hide a browser's; older Nodes have neither it nor the option. */
const WITHOUT_STORAGE = ['--no-experimental-webstorage'].filter((option) =>
  process.allowedNodeEnvironmentFlags.has(option),
);

/** Makes Amplify's client accept the emulator's endpoints. */
const LOCAL_CLIENT = `--import=${import.meta.resolve('amplify-emulator/node-hook')}`;

type Options = NonNullable<TestProjectInlineConfiguration['test']>;

/** A project on Node without a document. Its files share a process, unless its options say otherwise. */
const project = (name: string, options: Options): TestProjectInlineConfiguration => ({
  plugins: [clientConfigModules()],
  resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
  test: {
    name,
    isolate: false,
    environment: 'node',
    execArgv: WITHOUT_STORAGE,
    // Some synthesize the definition or try thousands of inputs, which is slow on a busy machine.
    testTimeout: 30_000,
    // Tests don't wait longer than they need to.
    expect: { poll: { timeout: 20_000 } },
    ...options,
    // Days depend on the device's zone, and test results mustn't.
    env: { TZ: 'UTC', ...options.env },
  },
});

/** The first test of a definition synthesizes it. */
const PATIENT: Options = { hookTimeout: 120_000 };

/**
 * The suites that `npm run check-deployment` runs against a deployed backend: those that don't set a clock, delay reads
 * or change the definition.
 */
const deployment = project('deployment', {
  ...PATIENT,
  isolate: true,
  execArgv: [LOCAL_CLIENT],
  include: [
    'e2e/deployment/site.check.ts',
    'e2e/deployment/member-day.conformance.test.ts',
    'e2e/rules/{authorization-matrix,catalog-states,closed-accounts,commits,commit-limits,commit-notes,existing-tasks,validation}.conformance.test.ts',
  ],
  // Each test creates its own accounts, and AWS limits how many per second.
  fileParallelism: false,
  testTimeout: 60_000,
});

/**
 * Kinds of checks, each selected by name: rules and parts (`unit`, or `unit-dom` if they need a document), random lives
 * of an account (`simulation`), components as a person sees them (`component`), and the emulator with the genuine
 * clients (`conformance`). Their files share a process, which halves their time. So a test resets any module state that
 * it changes, and mocks only modules that load on demand or that no other file's tests load.
 */
export const testProjects: TestProjectInlineConfiguration[] = [
  project('unit', {
    include: ['{src,build,emulator,amplify,e2e}/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.conformance.test.ts', '**/*.dom.test.ts'],
  }),
  project('unit-dom', {
    environment: 'jsdom',
    include: ['src/**/*.dom.test.ts'],
    setupFiles: ['./src/testing/clean-browser.ts'],
    // A separate group creates one document for all its files, which takes a second.
    sequence: { groupOrder: 1 },
  }),
  project('simulation', { include: ['simulation/**/*.test.ts'] }),
  project('component', {
    environment: 'jsdom',
    include: ['{src,build}/**/*.test.tsx'],
    setupFiles: ['./src/testing/clean-browser.ts', './src/testing/setup.ts'],
  }),
  project('conformance', {
    ...PATIENT,
    execArgv: [...WITHOUT_STORAGE, LOCAL_CLIENT],
    include: ['{emulator,build,amplify,e2e}/**/*.conformance.test.ts'],
    env: { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
  }),
  ...(process.env['VERDURE_DEPLOYED_OUTPUTS'] === undefined ? [] : [deployment]),
];
