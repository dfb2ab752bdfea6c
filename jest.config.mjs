// Unit, architecture, wire and fault tests, as four projects: `unit` in Node and `dom` in jsdom need no build; `site` is the built site; `timed` runs alone.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import nextJest from 'next/jest.js';
import { REACH_VARIABLE, siteTests, timedTests, unitIgnores } from './scripts/check/quick.mjs';

// The machine's time zone decides nothing.
process.env.TZ = 'UTC';

const ROOT = import.meta.dirname;
const createConfig = nextJest({ dir: ROOT });

/** Installed packages that are ES modules: jest runs CommonJS, so they are transformed like our own sources. */
function listEsmPackages() {
  const { packages } = JSON.parse(readFileSync(`${ROOT}/node_modules/.package-lock.json`, 'utf8'));
  const isEsm = (place) =>
    JSON.parse(readFileSync(`${ROOT}/${place}/package.json`, 'utf8')).type === 'module';
  const places = Object.keys(packages).filter(
    (place) => existsSync(`${ROOT}/${place}/package.json`) && isEsm(place),
  );
  return [...new Set(places.map((place) => place.split('node_modules/').at(-1)))];
}

/** The sign-in library as browsers get it; by its package's word, jest would take the build for Node, which lacks half of it. */
function browserAuth() {
  const fromFirebase = createRequire(`${ROOT}/node_modules/firebase/package.json`);
  return path.join(
    path.dirname(fromFirebase.resolve('@firebase/auth/package.json')),
    'dist/browser-cjs/index.js',
  );
}

const DOM_TESTS = [
  '<rootDir>/tests/unit/components/**/*.test.{ts,tsx}',
  '<rootDir>/tests/unit/client/**/*.test.{ts,tsx}',
];

const NODE = '<rootDir>/tests/setup/node-environment.mjs';
const REACH = process.env[REACH_VARIABLE];
const SITE = siteTests(REACH);
const TIMED_ALONE = timedTests(REACH);
const TIMED = '-speed\\.test\\.ts$';

const toProject = (displayName, own) => ({
  displayName,
  setupFiles: ['<rootDir>/tests/setup/fixed-seed.ts', '<rootDir>/tests/setup/quick-caches.ts'],
  clearMocks: true,
  restoreMocks: true,
  moduleNameMapper: {
    '^(server|client)-only$': '<rootDir>/tests/setup/empty.ts',
    '^@/(.*)$': '<rootDir>/$1',
  },
  modulePathIgnorePatterns: [
    '<rootDir>/.next/',
    '<rootDir>/build/',
    '<rootDir>/releases/',
    '<rootDir>/.demo/',
  ],
  ...own,
});

async function withEsm(config) {
  const jest = await createConfig(config)();
  return {
    ...jest,
    transformIgnorePatterns: [
      `/node_modules/(?!(${listEsmPackages().join('|')})/)`,
      '^.+\\.module\\.(css|sass|scss)$',
    ],
  };
}

export default async () => ({
  maxWorkers: 2,
  testSequencer: '<rootDir>/tests/setup/long-first.mjs',
  // Slow is not wrong: what may be late is said by the tests that time it.
  testTimeout: 20_000,
  projects: await Promise.all([
    withEsm(
      toProject('unit', {
        testEnvironment: NODE,
        testMatch: ['<rootDir>/tests/{unit,architecture}/**/*.test.{ts,tsx}'],
        testPathIgnorePatterns: [
          '<rootDir>/tests/unit/(components|client)/',
          '/tests/architecture/built-',
          ...unitIgnores(REACH),
        ],
      }),
    ),
    withEsm(
      toProject('site', {
        testEnvironment: NODE,
        testMatch: SITE.globs,
        testPathIgnorePatterns: [TIMED, ...SITE.ignores],
      }),
    ),
    withEsm(
      toProject('timed', {
        testEnvironment: NODE,
        testMatch: TIMED_ALONE.globs,
        testPathIgnorePatterns: TIMED_ALONE.ignores,
      }),
    ),
    withEsm(
      toProject('dom', {
        moduleNameMapper: { ...toProject().moduleNameMapper, '^@firebase/auth$': browserAuth() },
        testEnvironment: '<rootDir>/tests/setup/browser-environment.mjs',
        setupFiles: [
          ...toProject().setupFiles,
          '<rootDir>/tests/setup/browser-gaps.ts',
          '<rootDir>/tests/setup/patient-search.ts',
        ],
        setupFilesAfterEnv: ['<rootDir>/tests/setup/history-is-back.ts'],
        testMatch: DOM_TESTS,
        testPathIgnorePatterns: unitIgnores(REACH),
      }),
    ),
  ]),
});
