// The site's internal headers, sent to the built site from outside.
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const send = (path: string, headers: Record<string, string> = {}) => ask({ port: site.port, path, headers });
const OWN = { 'Sec-Fetch-Site': 'same-origin' };
const NAMES = ['X-Site-Inner', 'X-Site-Raw', 'X-Site-Shown', 'X-Site-Answer', 'X-Site-Notes'];

describe.each(['%', '%E0%A4%A', '%zz', '\u00e9', '1'])('the value %j', (value) => {
  test.each(NAMES)('of %s changes no answer and ends no process (SEC-111)', async (name) => {
    for (const path of ['/healthz', '/m/home', '/wps/system/country', '/m/member/home', '/no-page']) {
      const plain = await send(path, OWN);
      const forged = await send(path, { ...OWN, [name]: value });
      expect([forged.status, forged.headers.location]).toEqual([plain.status, plain.headers.location]);
    }
    expect((await send('/m/home')).text).toContain('Aurora Play');
    expect(site.exitCode()).toBeNull();
  });
});
