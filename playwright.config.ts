// Browser tests: one journey per file in tests/browser, and the main ones in two more engines in tests/engines; each worker starts a demo of its own.
import { defineConfig, devices } from 'playwright/test';
import type { EngineName } from './tests/engines/support/driver';

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A mid-range Android phone, at the narrowest width the design promises. */
const PHONE = {
  ...devices['Pixel 7'],
  viewport: { width: 360, height: 740 },
  screen: { width: 360, height: 740 },
};

const IN_ONE_WINDOW = { workers: 1, fullyParallel: false };

const SPEED_TESTS = '**/*-speed.test.ts';

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  globalSetup: './tests/setup/build-site.mjs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Once more where it failed; scripts/check/tally.mjs names such tests, and counts more than a few of them as failed.
  retries: 1,
  // Generous: on a busy machine two browsers and two sites share two cores, and slow is not wrong.
  timeout: 60_000,
  expect: { timeout: 12_000 },
  use: {
    // Each test would fetch the whole build into a cache of its own; tests of the worker, and the journeys, let it in.
    serviceWorkers: 'block',
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: '/usr/bin/chromium', args: CHROMIUM_ARGS },
  },
  projects: [
    { name: 'phone', use: PHONE, testIgnore: SPEED_TESTS },
    // What is timed runs by itself (scripts/check/suites.mjs), one test at a time.
    { name: 'speed', use: PHONE, testMatch: SPEED_TESTS, workers: 1 },
    // The main journeys in the other two engines, one window each; the runner starts no browser of its own here.
    { name: 'firefox', testDir: 'tests/engines', use: { engine: 'firefox' }, ...IN_ONE_WINDOW },
    { name: 'webkit', testDir: 'tests/engines', use: { engine: 'webkit' }, ...IN_ONE_WINDOW },
  ],
});
