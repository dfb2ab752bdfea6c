// First-load files of a page on a phone, on a built site.

import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { isPlainNext } from '@/tests/wire/support/start-site';
import { firstLoadOf } from '@/tools/bench/measure/first-load.mjs';

/** Bytes, gzip: an empty page of the same Next, by `npm run bench`. */
const EMPTY_PAGE = 132_736;
const SCRIPT_ON_TOP = 40_000;
/** On top of it where most visits begin. */
const ENTRY_SCRIPT_ON_TOP = 30_000;
const ENTRIES = ['/m/home', '/m/login', '/m/register'];
const STYLE = 15_000;
/** Bytes, brotli. */
const HTML = 20_000;

const PAGES = [
  ...ENTRIES,
  '/m/recover',
  '/m/game',
  '/m/rng',
  '/m/activity',
  '/m/news',
  '/m/service',
  '/m/mine',
  '/m/download',
  '/m/app',
  '/m/inviteFriends',
  '/m/agentRegister',
  '/m/diag',
  '/m/safety',
  '/m/privacy',
];

it.each(PAGES)(
  '%s loads at most 40 kB of script more than an empty page, 30 kB where visits begin, and 15 kB of styles (PRF-19)',
  async (path) => {
    const { script, style } = await firstLoadOf({ port: site.port, host: 'aurora.localhost', path });
    expect(script - EMPTY_PAGE).toBeLessThanOrEqual(
      ENTRIES.includes(path) ? ENTRY_SCRIPT_ON_TOP : SCRIPT_ON_TOP,
    );
    expect(script).toBeGreaterThan(EMPTY_PAGE);
    expect(style).toBeLessThanOrEqual(STYLE);
    expect(style).toBeGreaterThan(1_000);
  },
);

it.each(ENTRIES)(
  '%s is HTML of at most 20 kB and styles of at most 15 kB, by brotli (PRF-20)',
  async (path) => {
    const place = { port: site.port, host: 'aurora.localhost', path };
    const { html, style } = await firstLoadOf({ ...place, coding: 'br' });
    expect(html).toBeLessThanOrEqual(HTML);
    expect(html).toBeGreaterThan(3_000);
    expect(style).toBeLessThanOrEqual(STYLE);
  },
);

// Next compresses by gzip alone.
it(`scripts are sent by ${isPlainNext ? 'gzip from plain Next' : 'brotli'}, to be cached for good`, async () => {
  const { text } = await ask({ port: site.port });
  const [script = ''] = /\/_next\/static\/chunks\/layouts-[^"]*\.js/.exec(text) ?? [];
  const headers = { 'Accept-Encoding': 'gzip, br' };
  expect((await ask({ port: site.port, path: script, headers })).headers).toMatchObject({
    'content-encoding': isPlainNext ? 'gzip' : 'br',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});
