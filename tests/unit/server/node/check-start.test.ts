import { checkStart } from '@/lib/server/node/check-start';
import { forget, setEnv, setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

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
async function start(): Promise<void> {
  let checked: Promise<void> | undefined;
  jest.isolateModules(() => {
    checked = jest
      .requireActual<typeof import('@/lib/server/node/check-start')>('@/lib/server/node/check-start')
      .checkStart();
  });
  await checked;
}

test('a usable site starts without a message (FLT-48)', async () => {
  await checkStart();
  expect(process.exit).not.toHaveBeenCalled();
  expect(written).toBe('');
});

test('an unusable environment ends the process with every fault (FLT-48, provider-api §1)', async () => {
  setEnv({ SESSION_SECRET: 'short', MERCHANTS: '' });
  await start();
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/MERCHANTS is missing[\s\S]*SESSION_SECRET holds a secret shorter/);
});

test('a fault of the environment hides none of the registry (FLT-48, B40)', async () => {
  site.write('four.json', '{');
  setEnv({ MERCHANTS: site.folder, TRUSTED_PROXY_HOPS: 'x' });
  await start();
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/TRUSTED_PROXY_HOPS expected a whole number[\s\S]*four\.json/);
});

test('a registry without one good merchant ends the process with the faults of all files (B40, FLT-48)', async () => {
  site.write('one.json', {});
  site.write('two.json', { code: 'TWO' });
  site.write('three.json', '{');
  setEnv({ MERCHANTS: site.folder });
  await start();
  expect(process.exit).toHaveBeenCalledWith(1);
  expect(written).toMatch(/three\.json[\s\S]*two\.json code/);
});

test('a second start does not wait for the first: Next starts behind the server meanwhile (PRF-14)', async () => {
  setEnv({ MERCHANTS: site.folder });
  const first = start();
  await start();
  expect(process.exit).not.toHaveBeenCalled();
  await first;
  expect(process.exit).toHaveBeenCalledTimes(1);
});
