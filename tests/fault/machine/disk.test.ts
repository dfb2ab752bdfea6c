// No room on any disk: the site cannot write a byte to a file, its log included, and its cache's place is no folder.
import { execFileSync } from 'node:child_process';
import { closeSync, existsSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type LimitedSite, startLimitedSite } from '@/tests/fault/support/limited-site';
import { childrenOf } from '@/tests/fault/support/process-facts';
import { until } from '@/tests/fault/topology/support/instance';
import { makeOtherBuild } from '@/tests/fault/topology/support/other-build';
import { ask, askBytes, signIn } from '@/tests/wire/support/ask';
import { control } from '@/tests/wire/support/start-site';

jest.setTimeout(90_000);
/** Whatever is written here finds no room (ENOSPC). */
const FULL = '/dev/full';

let site: LimitedSite;
let full: number;
beforeAll(async () => {
  const folder = makeOtherBuild('no-disk', []);
  // Nothing below it can be created or written.
  writeFileSync(path.join(folder, '.next/cache'), '');
  full = openSync(FULL, 'w');
  site = await startLimitedSite({ folder, env: { LOG_LEVEL: 'info' }, stdio: ['ignore', full, 'pipe'] });
  // From now on every write to a file fails (EFBIG), as on a full disk.
  execFileSync('/usr/bin/prlimit', ['--pid', String(site.pid), '--fsize=0']);
});
afterAll(async () => {
  await site.stop();
  closeSync(full);
});

const get = (target: string, host = 'aurora.localhost') => ask({ port: site.port, host, path: target });

test('without room on any disk pages, calls, pictures and sign-ins are served, and nothing ends (FLT-35)', async () => {
  for (const host of ['aurora.localhost', 'rio.localhost', 'noor.localhost'])
    for (const target of [
      '/m/home',
      '/m/home?lang=EN',
      '/m/login',
      '/m/register',
      '/m/service',
      '/robots.txt',
    ])
      expect([host, target, (await get(target, host)).status]).toEqual([host, target, 200]);
  expect((await get('/wps/system/country')).text).toContain('"success":true');
  const cookie = await signIn(site.port);
  const info = await ask({ port: site.port, path: '/wps/member/info', headers: { Cookie: cookie } });
  expect(info.text).toContain('"success":true');
  const manifest = JSON.parse((await get('/m/manifest.webmanifest?merchantCode=aurora')).text);
  const base = 'http://aurora.localhost/m/manifest.webmanifest';
  const pictures = [...manifest.icons, ...(manifest.screenshots ?? [])].map(({ src }) => new URL(src, base));
  // Images that the site draws, not those of the merchant.
  const painted = pictures.filter(({ hostname }) => hostname === 'aurora.localhost').slice(0, 3);
  expect(painted.length).toBeGreaterThan(0);
  for (const { pathname, search } of painted) {
    const picture = await askBytes({ port: site.port, path: pathname + search });
    expect([pathname, picture.status]).toEqual([pathname, 200]);
  }
  expect(site.isUp()).toBe(true);
  expect(site.output()).not.toMatch(/uncaught|unhandled/i);
});

test('an unwritable log loses the line, and does not stop the site (FLT-35)', async () => {
  const before = site.rss();
  await control(site.provider, 'faults', { kind: 'status502', path: '/wps/captcha/geetest' });
  for (let turn = 0; turn < 400; turn += 1) await get(`/wps/captcha/geetest?t=${turn}`);
  expect((await get('/m/home')).status).toBe(200);
  expect(site.isUp()).toBe(true);
  expect(site.rss() - before).toBeLessThan(128 * 1024 * 1024);
});

test('on SIGTERM it exits with its render processes, even if no line can be written (FLT-35)', async () => {
  const renderers = childrenOf(site.pid);
  expect(renderers.length).toBeGreaterThan(0);
  process.kill(site.pid, 'SIGTERM');
  await until(async () => !site.isUp(), 'end of the site');
  await until(async () => !renderers.some((pid) => existsSync(`/proc/${pid}`)), 'end of the renderers');
});
