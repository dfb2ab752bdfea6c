import { toRegistryFinding } from '@/lib/server/ops/doctor/case/finding';
import { loadOnce } from '@/lib/server/tenants/mirror/load-once';
import { freePort } from '@/tests/support/free-port';
import { forget, setEnv } from '@/tests/unit/server/support/test-site';

beforeAll(() => setEnv({}));
afterAll(forget);

test('a source that cannot be read is a fault of the site, which names the address and no file (B41, B50)', async () => {
  const place = `https://127.0.0.1:${await freePort()}/merchants.json`;
  const { faults } = await loadOnce(place.replace('https://', 'https://reader:hunter2@'));
  expect(faults.map(toRegistryFinding)).toEqual([
    expect.objectContaining({
      subject: 'site',
      level: 'fault',
      text: expect.stringMatching(`^${place}: a source that can be read; found `),
      remedy: expect.stringMatching(/^make it readable from this machine/),
    }),
  ]);
  expect(JSON.stringify(faults)).not.toContain('hunter2');
});

test('an address of no known kind is named as such, and not looked for as a file (B50)', async () => {
  const { faults } = await loadOnce('ftp://registry.example/merchants');
  expect(faults).toMatchObject([
    { actual: 'an address of no known kind: https:, git:/, redis:, postgres: or s3:' },
  ]);
});

test('a folder that is missing is a fault of the site, whose remedy names MERCHANTS (B40)', async () => {
  const { faults } = await loadOnce('/nowhere/merchants');
  expect(faults.map(toRegistryFinding)).toEqual([
    expect.objectContaining({
      subject: 'site',
      text: expect.stringMatching(
        /^\/nowhere\/merchants: a folder of JSON files or a JSON file; found .*ENOENT/,
      ),
      remedy: expect.stringMatching(/^correct MERCHANTS/),
    }),
  ]);
});
