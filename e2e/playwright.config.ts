import { defineConfig, devices } from '@playwright/test';
import { appOrigin } from './addresses';
import { shellOptions } from './setup/browser';

// The AWS SDK, which creates the test accounts, warns about future Node versions at every start.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

// The stack has every social provider. Their names are repeated here, since their module takes seconds to import.
process.env['VERDURE_EMULATED_SECRETS'] = [
  ...['GOOGLE', 'FACEBOOK', 'LOGINWITHAMAZON'].flatMap((name) => [
    `${name}_CLIENT_ID`,
    `${name}_CLIENT_SECRET`,
  ]),
  ...['CLIENT_ID', 'KEY_ID', 'PRIVATE_KEY', 'TEAM_ID'].map((name) => `SIWA_${name}`),
].join(',');

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: '.',
  // The suites named *.conformance.test.ts belong to Vitest.
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // Generous, since a page's speed depends on the machine's load; tests wait no longer than needed.
  timeout: 360_000,
  expect: { timeout: 20_000 },
  globalSetup: './setup/start-stack.ts',
  use: {
    baseURL: appOrigin,
    // Otherwise every test would cache the whole application; the offline test allows it.
    serviceWorkers: 'block',
    // Tracing adds a third to the run time; turn it on with 'npx playwright test --config=e2e --trace=on'.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: shellOptions,
  },
  projects: [
    // Tests run at a desktop's width. '@phone' marks those that run at a phone's width instead, '@widths' those that run
    // at both.
    {
      name: 'desktop',
      testIgnore: 'serial/**',
      grepInvert: /@phone/,
      use: desktop,
    },
    {
      name: 'phone',
      testIgnore: 'serial/**',
      grep: /@phone|@widths/,
      use: phone,
    },
    // These tests change the backend's clock or its MFA settings for all accounts, so they run one by
    // one, after the others.
    {
      name: 'serial',
      testMatch: 'serial/**/*.spec.ts',
      dependencies: ['desktop', 'phone'],
      workers: 1,
      use: desktop,
    },
  ],
});
