import { listChanged } from '@/scripts/check/changes.mjs';
import { chooseSite, chooseUnit } from '@/scripts/check/choose.mjs';

const MODULE = 'lib/shared/routes.ts';
const UNIT = 'tests/unit/shared/url/internal-path.test.ts';
const READER = 'tests/unit/deploy/files.test.ts';
const LAW = 'tests/architecture/sizes.test.ts';
const WIRE = 'tests/wire/out.test.ts';
const JOURNEY = 'tests/browser/age/gate.test.ts';
const files = Object.fromEntries([MODULE, UNIT, READER, LAW, WIRE].map((file) => [file, 'hash']));

const unit = (changed: string[], failed: string[] = []) => chooseUnit({ files, changed, failed });
const journeys = (changed: string[], failed: string[] = []) =>
  chooseSite(/^tests\/browser\//)({ changed, failed });

test('new, missing and different files have changed', () => {
  expect(listChanged({ a: '1', b: '1', c: '1' }, { a: '1', b: '2', d: '1' })).toEqual(['b', 'c', 'd']);
});

describe('unit tests', () => {
  test('nothing is chosen where nothing has changed', () => {
    expect(unit([])).toEqual([]);
  });

  test('a changed module is handed to jest with laws and tests that read files', () => {
    expect(unit([MODULE])).toEqual([MODULE, READER, LAW]);
  });

  test('failed tests run again', () => {
    expect(unit([], [UNIT])).toEqual([UNIT]);
  });

  test.each(['package-lock.json', 'tests/setup/empty.ts', 'locales/EN.json', 'lib/gone.ts'])(
    '%s may reach any test',
    (file) => {
      expect(unit([file])).toBeUndefined();
    },
  );

  test('a document or a journey reaches laws alone', () => {
    expect(unit(['docs/operations/install.md', 'README.md', JOURNEY])).toEqual([READER, LAW]);
  });
});

describe('tests of the built site', () => {
  test.each([
    MODULE,
    'sandbox/main.ts',
    'locales/EN.json',
    'package-lock.json',
    'tests/browser/support/test.ts',
  ])('%s reaches all of them', (file) => {
    expect(journeys([file])).toBeUndefined();
  });

  test('a changed journey runs with the failed ones, and no test of another suite', () => {
    expect(journeys([JOURNEY, WIRE], ['tests/browser/age/gone.test.ts'])).toEqual([JOURNEY]);
  });

  test('documents, unit tests and evidence tools reach none', () => {
    expect(journeys(['docs/operations/install.md', UNIT, 'tools/bench.mjs', 'README.md'])).toEqual([]);
  });
});
