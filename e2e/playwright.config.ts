import { defineConfig, devices } from '@playwright/test';
import { appOrigin } from './addresses';
import { launchOptions } from './setup/browser';

// The accounts of the tests are made with the AWS SDK, which says at each start what Node it will want one day.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } };
const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: './setup/start-stack.ts',
  use: {
    baseURL: appOrigin,
    // Each test would keep the whole application anew; the one that is about that allows it.
    serviceWorkers: 'block',
    // A trace costs a third of the time; 'npx playwright test --config=e2e --trace=on' makes one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
  projects: [
    { name: 'desktop', testIgnore: ['alone/**', 'restart/**', 'social/**'], use: desktop },
    {
      name: 'phone',
      testIgnore: ['alone/**', 'restart/**', 'social/**', 'desktop-only/**'],
      use: phone,
    },
    // They share a second stack, with ports of its own: one worker at a time starts it.
    { name: 'social', testMatch: 'social/**', workers: 1, use: desktop },
    // They move the backend's clock or change what it asks of every account, so they run one by one
    // and after the others.
    {
      name: 'alone',
      testMatch: 'alone/**',
      dependencies: ['desktop', 'phone', 'social'],
      workers: 1,
      use: desktop,
    },
    // It ends the backend of all the others, so it is the last.
    { name: 'restart', testMatch: 'restart/**', dependencies: ['alone'], use: desktop },
  ],
});
