// No byte of one merchant in another's pages, however the requests mix (SEC-9, SEC-10, SEC-40, SEC-44, SEC-45).
import { setTimeout as sleep } from 'node:timers/promises';
import { plantClock } from '@/tests/fault/clock/support/plant-clock';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { raiseSite } from '@/tests/wire/support/start-site';

jest.setTimeout(180_000);
/** Longer than a page and the answers in it are fresh. */
const EXPIRED_MS = 3_600_000;
const clock = plantClock();
const site = raiseSite({ LOG_LEVEL: 'error', ...clock.env });

// Texts that only a merchant's own pages contain; games have similar names.
const NAMES: Readonly<Record<string, string>> = {
  aurora: 'aurora play',
  rio: 'rio sorte',
  noor: 'noor games',
  lotus: 'lotus club',
};
const holds = (whole: string, code: string): boolean =>
  [NAMES[code] ?? code, `data-merchant="${code}"`].some((word) => whole.includes(word)) ||
  (whole.includes(`${code}.localhost`) && new RegExp(`[^a-z-]${code}\\.localhost`).test(whole));
const PATHS = ['/m/home', '/m/login', '/m/game', '/m/activity', '/m/none'];
/** A merchant answers in its own language where it has none of them. */
const LANGUAGES = ['EN', 'UR', 'TH'];
const KINDS: Record<string, string>[] = [{}, { rsc: '1' }];

const all = Object.keys(NAMES).flatMap((code) =>
  PATHS.flatMap((path) =>
    LANGUAGES.flatMap((language) => KINDS.map((kind) => ({ code, path: `${path}?lang=${language}`, kind }))),
  ),
);
type One = (typeof all)[number];

// Next sends its own navigation to an address that depends on its headers.
async function get({ code, path, kind }: One): Promise<TextAnswer> {
  const request = { port: site.port, host: `${code}.localhost`, headers: kind };
  const answer = await ask({ ...request, path });
  const { location } = answer.headers;
  return kind.rsc && location ? ask({ ...request, path: location }) : answer;
}

function strangersIn({ code }: One, { text, headers }: TextAnswer): string[] {
  const whole = `${text}${JSON.stringify(headers)}`.toLowerCase();
  return Object.keys(NAMES).filter((other) => other !== code && holds(whole, other));
}

const shuffled = (list: readonly One[]) =>
  list
    .map((one, at) => ({ one, at: (at * 7_919) % list.length }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

async function mixed(list: readonly One[], width: number): Promise<string[]> {
  const queue = [...list];
  const faults: string[] = [];
  const work = async () => {
    for (let one = queue.shift(); one; one = queue.shift()) {
      const answer = await get(one);
      const matches = strangersIn(one, answer);
      // A rejected visitor tries again (FLT-30), and meanwhile sees the own brand.
      if (answer.status === 503 && answer.headers['retry-after'] === '5') {
        queue.push(one);
        await sleep(500);
      } else if (!answer.text.includes(one.code)) faults.push(`${one.code} ${one.path} is not its own page`);
      if (matches.length > 0) faults.push(`${one.code} ${one.path} holds ${matches.join()}`);
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  return faults;
}

test('cold and 200 at once: every page is its own merchant’s alone (SEC-9, SEC-10)', async () => {
  expect(await mixed(shuffled([...all, ...all]), 200)).toEqual([]);
});

test('warm and 200 at once: the same (SEC-10)', async () => {
  expect(await mixed(shuffled([...all, ...all]), 200)).toEqual([]);
});

test('expired and 200 at once: the same (SEC-10)', async () => {
  await clock.jumpTo(site.pid, EXPIRED_MS);
  expect(await mixed(shuffled([...all, ...all]), 200)).toEqual([]);
});

test.each([
  '/m/member/home/x.css',
  '/m/home;.js',
  '/m/home%2f.png',
  '/wps/member/info/a.css',
  '/m/home/x.css',
])('%s is no page that a cache in front could store (SEC-40)', async (path) => {
  const { status, headers } = await ask({ port: site.port, path });
  expect([status === 404 || status === 307, headers['cache-control']]).toEqual([true, 'no-store']);
});

test.each([
  ['/m/nowhere', {}, 404],
  ['/m/activity?id=nothing', {}, 404],
  ['/m/home', { host: 'nobody.example' }, 421],
  ['/m/member/home', {}, 307],
  ['/m/home?affiliateCode=A1', {}, 200],
])(
  '%s is not stored by anyone: redirects, errors and answers with cookies (SEC-44, SEC-45)',
  async (path, headers, status) => {
    for (let round = 0; round < 2; round += 1) {
      const answer = await ask({ port: site.port, path, headers: headers as Record<string, string> });
      expect([answer.status, answer.headers['cache-control']]).toEqual([status, 'no-store']);
    }
  },
);
