// Browser tests: one journey per file in tests/browser, and the main ones in two more engines in tests/engines; each worker starts a demo of its own.
import { existsSync } from 'node:fs';
import { defineConfig, devices } from 'playwright/test';
import { ENGINE_FILES } from './scripts/check/debian.mjs';
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

/** Beside the journeys, and each look goes through a driver. */
const IN_ENGINE = {
  testDir: 'tests/engines',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  ...IN_ONE_WINDOW,
};

const SPEED_TESTS = '**/*-speed.test.ts';

/** Push, installation and the distance at which pictures are asked for are the whole browser's; all else runs in Chromium without its windows, for a third less processor time. */
const WHOLE_BROWSER_TESTS = ['**/push/*.test.ts', '**/install/*.test.ts', '**/lobby/pictures.test.ts'];

const launchBy = (file: string, ...more: string[]) => ({
  launchOptions: { executablePath: file, args: [...CHROMIUM_ARGS, ...more] },
});

// Drawn without a graphics card: with a phone's seven times as many pixels, pages take a fifth more processor time. Tests that measure what fits have a phone's (tests/browser/support/measure/phone-pixels.ts).
const FEW_PIXELS = { deviceScaleFactor: 1 };
// Pages live for seconds: compiling their scripts a second time costs more than it brings.
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev';

const WHOLE = { ...PHONE, ...launchBy(ENGINE_FILES.chromium) };
// TEST_WINDOWS shows the browser (scripts/check/run-files.mjs).
const BARE =
  existsSync(ENGINE_FILES.bare) && !process.env.TEST_WINDOWS
    ? { ...PHONE, ...FEW_PIXELS, ...launchBy(ENGINE_FILES.bare, SHORT_LIVED) }
    : WHOLE;

export default defineConfig<object, { engine: EngineName }>({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // The development server needs no build.
  globalSetup: process.argv.includes('--project=dev') ? undefined : './tests/setup/build-site.mjs',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // Generous: on a busy machine two browsers and two sites share two cores, and slow is not wrong.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    // Each test would fetch the whole build into a cache of its own; tests of the worker, and the journeys, let it in.
    serviceWorkers: 'block',
    trace: process.env.TEST_TRACE ? 'retain-on-failure' : 'off',
  },
  projects: [
    { name: 'phone', use: BARE, testIgnore: [SPEED_TESTS, ...WHOLE_BROWSER_TESTS] },
    { name: 'app', use: WHOLE, testMatch: WHOLE_BROWSER_TESTS, workers: 1 },
    // What is timed runs by itself (scripts/check/steps.mjs), one test at a time.
    { name: 'speed', use: WHOLE, testMatch: SPEED_TESTS, workers: 1 },
    // `npm run dev` in a copy of the sources: each page waits for the compiler first. `npm run test:all` runs it, nothing else does.
    {
      name: 'dev',
      testDir: 'tests/dev',
      use: BARE,
      timeout: 400_000,
      expect: { timeout: 60_000 },
      ...IN_ONE_WINDOW,
    },
    // The main journeys in the other two engines, one window each; the runner starts no browser of its own here.
    { name: 'firefox', use: { engine: 'firefox' }, ...IN_ENGINE },
    { name: 'webkit', use: { engine: 'webkit' }, ...IN_ENGINE },
  ],
});
