import { checkStart } from '@/lib/server/check-start';
import { forget, setEnv, setRegistry, toEntry } from './support/test-site';

const site = setRegistry([toEntry('one')]);
let written = '';

beforeEach(() => {
  written = '';
  jest.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written += String(text);
    return true;
  });
  jest.spyOn(process, 'exit').mockImplementation(() => undefined as never);
});
afterEach(() => forget());

/** A fresh copy of the module, as a new process would have it. */
function start(): void {
  jest.isolateModules(() =>
    jest.requireActual<typeof import('@/lib/server/check-start')>('@/lib/server/check-start').checkStart(),
  );
}

test('a usable site starts in silence (FLT-48)', () => {
  checkStart();
  expect(process.exit).not.toHaveBeenCalled();
  expect(written).toBe('');
});

test('an unusable environment ends the process with every fault (FLT-48, WIRE §1)', () => {
  setEnv({ SESSION_SECRET: 'short', MERCHANTS: '' });
  start();
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/MERCHANTS is missing[\s\S]*SESSION_SECRET holds a secret shorter/);
});

test('an unusable registry ends the process with the faults of all files (B40, FLT-48)', () => {
  site.write('two.json', { code: 'TWO' });
  site.write('three.json', '{');
  setEnv({ MERCHANTS: site.folder });
  start();
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/three\.json[\s\S]*two\.json code/);
});
