import { getAnswer } from '@/lib/server/provider/answer-cache/answer-cache';
import { findEntry, storeEntry } from '@/lib/server/provider/answer-cache/answer-store';
import { type Question, toQuestion } from '@/lib/server/provider/answer-cache/cache-question';
import { toFresh } from '@/lib/server/provider/answer-cache/freshness';
import type { ProviderCall } from '@/lib/server/provider/provider-call';
import { gameMatch, gameVendors } from '@/lib/shared/calls/game-table';
import { announcements, promotion } from '@/lib/shared/calls/promotion-table';
import { siteConfig } from '@/lib/shared/calls/system-table';
import { LANGUAGE_CODES } from '@/lib/shared/locale/language-table';
import { aMerchant, aVisitor } from '@/tests/unit/server/support/facts';
import { freshProvider } from '@/tests/unit/server/support/fresh-provider';
import { ok } from '@/tests/unit/server/support/recording-provider';
import { findSingleton, setEnv } from '@/tests/unit/server/support/test-site';

jest.setTimeout(30_000);
setEnv();
const provider = freshProvider();

const MIB = 1024 * 1024;
const BUDGET = { bytes: 128 * MIB, otherBytes: 32 * MIB };
const merchant = aMerchant('http://p.example');

type Store = { readonly calculatedSize: number; readonly size: number };

/** Returns the content of both stores, as far as they exist. */
function getStoreSize() {
  const stores = ['answers', 'other-answers'].flatMap((name) => findSingleton<Store>(name) ?? []);
  const sum = (part: keyof Store) => stores.reduce((total, store) => total + store[part], 0);
  return { bytes: sum('calculatedSize'), entries: sum('size') };
}

function question(
  row: ProviderCall['row'],
  query: Record<string, string>,
  language: 'EN' | 'VI' = 'EN',
): Question {
  const visitor = aVisitor({ language });
  const made = toQuestion({ merchant, row, visitor, query: new URLSearchParams(query) });
  if (!made) throw new Error(`${row.name} is never reused`);
  return made;
}

const keep = (asked: Question, chars: number) => {
  const text = 'x'.repeat(chars);
  storeEntry(asked, toFresh(asked, { status: 200, result: { ok: true, value: [], traceId: '' }, text }));
};

const REAL = [
  question(siteConfig, {}),
  question(gameVendors, { platform: 'html5' }),
  question(announcements, { types: 'NEWS', platform: 'html5' }),
  ...LANGUAGE_CODES.map((language) => question(gameMatch, { platform: 'html5', language })),
];

test('100,000 invented queries evict no answer that pages use, and stay within their bytes (SEC-47)', () => {
  for (const asked of REAL) keep(asked, 20_000);
  const before = getStoreSize();
  let hits = 0;
  for (let at = 0; at < 100_000; at += 1) {
    keep(question(promotion, { id: `${at}`.padEnd(at % 100 === 0 ? 10_000 : 8, 'x') }), 40);
    if (at % 1000 === 0) hits += REAL.filter((asked) => findEntry(asked)).length;
  }
  expect(hits / (REAL.length * 100)).toBe(1);
  const { bytes, entries } = getStoreSize();
  expect(bytes).toBeLessThanOrEqual(before.bytes + BUDGET.otherBytes);
  // An entry counts as 1,024 bytes at least, so that a million of them are no more entries than these.
  expect(entries).toBeLessThanOrEqual(REAL.length + BUDGET.otherBytes / 1024);
});

test('answers that are large stay within the whole budget too (SEC-47, FLT-33)', () => {
  for (let at = 0; at < 300; at += 1) {
    const language = LANGUAGE_CODES[at % LANGUAGE_CODES.length] as 'EN';
    const of = aMerchant('http://p.example', {}, `m${at}`);
    const asked = toQuestion({ merchant: of, row: siteConfig, visitor: aVisitor({ language }) }) as Question;
    keep(asked, 200_000);
    keep(question(promotion, { id: String(at) }), 200_000);
  }
  expect(getStoreSize().bytes).toBeGreaterThan(BUDGET.bytes * 0.95);
  expect(getStoreSize().bytes).toBeLessThanOrEqual(BUDGET.bytes);
});

test('made-up names cost one call to the provider, however many there are (SEC-47)', async () => {
  provider.answers['GET /wps/system/config'] = ok({ branding: {} });
  const of = aMerchant(provider.origin);
  for (let at = 0; at < 2_000; at += 1) {
    const query = new URLSearchParams({ [`n${at}`]: 'x', utm_source: String(Math.random()) });
    await getAnswer({ merchant: of, row: siteConfig, visitor: aVisitor(), query });
  }
  expect(provider.requests).toHaveLength(1);
  expect(String(provider.last().query)).toBe('');
  expect(getStoreSize().entries).toBe(1);
});
