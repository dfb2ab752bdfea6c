import { appendFileSync } from 'node:fs';
import { hashOf, inlineScriptsOf } from '@/tests/support/inline-scripts';
import { DEVICES, storeSite, wayOf } from '@/tests/wire/cache/store-site';

const { get } = storeSite(10);
const MS = Number(process.env.MIXED_MS ?? 600_000);
jest.setTimeout(MS + 120_000);
const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;
const LANGS = { aurora: ['EN', 'VI'], rio: ['EN', 'PT'] } as const;

test('mixed load through nginx: each answer is its own brand’s, and policy and body match', async () => {
  const until = Date.now() + MS;
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  const work = async (n: number) => {
    while (Date.now() < until && wrong.length < 20) {
      const code = pick(['aurora', 'rio'] as const);
      const host = pick([`${code}.localhost`, `c${Math.floor(Math.random() * 5)}.${code}.localhost`]);
      const lang = pick(LANGS[code]);
      const path = pick([
        '/m/home',
        '/m/login',
        '/m/register',
        '/m/download',
        '/m/activity',
        '/m/game',
        '/m/news',
        '/m/home?gclid=abc123',
        '/m/no-such',
      ]);
      const by = pick(['cookie', 'browser']);
      const headers: Record<string, string> = {
        'User-Agent': pick(Object.values(DEVICES)),
        'Accept-Encoding': pick(['identity', 'identity', 'gzip', 'gzip, br']),
        ...(by === 'cookie'
          ? { Cookie: `__Host-mc_lang=${lang}`, 'Accept-Language': 'fr' }
          : { 'Accept-Language': lang.toLowerCase() }),
      };
      const answer = await get(path, host, headers, n);
      const way = String(wayOf(answer));
      counts[`${answer.status} ${way}`] = (counts[`${answer.status} ${way}`] ?? 0) + 1;
      const where = `${code} ${host} ${path} ${JSON.stringify(headers)} ${answer.status} ${way}`;
      const isPlain = answer.headers['content-encoding'] === undefined;
      const own = !isPlain || answer.text.includes(`${code}.localhost`);
      const other = isPlain && answer.text.includes(code === 'aurora' ? 'rio.localhost' : 'aurora.localhost');
      const lower = !isPlain || new RegExp(`<html [^>]*\\blang="${lang.toLowerCase()}"`).test(answer.text);
      const policy = String(answer.headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
      const hashed =
        !isPlain ||
        inlineScriptsOf(answer.text)
          .map(hashOf)
          .every((hash) => policy.includes(hash)) ||
        nonce !== undefined;
      if (![200, 404].includes(answer.status) || !own || other || !lower || !hashed)
        wrong.push(`${where} own ${own} other ${other} lang ${lower} policy ${hashed}`);
    }
  };
  await Promise.all([1, 2, 3, 4].map(work));
  appendFileSync('/tmp/mixed.log', `${JSON.stringify({ counts, wrong }, null, 1)}\n`);
  expect(wrong).toEqual([]);
});
