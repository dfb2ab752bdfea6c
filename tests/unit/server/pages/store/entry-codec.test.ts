import { decodePage, encodePage, MAX_ENTRY_BYTES, nameOfPage } from '@/lib/server/pages/store/entry-codec';
import { pageOf, placeOf, setBuild, templateOf } from '@/tests/unit/server/pages/store/page-of';

const mockEnv = { SESSION_SECRET: ['a-secret-of-thirty-two-characters-or-more'], SITE_ENVIRONMENT: 'test' };
jest.mock('@/lib/server/platform/env', () => ({ getEnv: () => mockEnv }));
const [SECRET = ''] = mockEnv.SESSION_SECRET;
const OTHER = 'another-secret-of-thirty-two-characters';
const place = placeOf('k');

beforeEach(() => setBuild('b1'));
afterEach(() => {
  Object.assign(mockEnv, { SESSION_SECRET: [SECRET], SITE_ENVIRONMENT: 'test' });
});

async function entryOf(text = '<p>home</p>', more = {}): Promise<Buffer> {
  const entry = encodePage(place, await pageOf(text, more));
  if (!entry) throw new Error('too large');
  return entry;
}

const NAMED: [string, () => Promise<Partial<Awaited<ReturnType<typeof pageOf>>>>][] = [
  ['a page', async () => ({})],
  ['a template', async () => ({ page: await templateOf('<p>n0 c12</p>') })],
];

test.each(NAMED)('%s opens as it was written, for its own place', async (_what, more) => {
  const page = await pageOf('x', await more());
  const entry = encodePage(place, page) as Buffer;
  expect(decodePage(place, entry)).toEqual({ ...page, isShared: true });
  // A nonce of two letters could occur in sealed bytes by chance.
  expect(entry.toString('latin1')).not.toMatch(/"nonce":"n0"|vary|etag|content-type/);
});

test('one changed bit anywhere, a byte less and a byte more make it no entry (SEC-48)', async () => {
  const entry = await entryOf();
  for (let at = 0; at < entry.length; at += 1) {
    const changed = Buffer.from(entry);
    changed[at] = (changed[at] ?? 0) ^ 1;
    expect([at, decodePage(place, changed)]).toEqual([at, undefined]);
    expect([at, decodePage(place, entry.subarray(0, at))]).toEqual([at, undefined]);
  }
  expect(decodePage(place, Buffer.concat([entry, Buffer.alloc(1)]))).toBeUndefined();
  expect(decodePage(place, entry)).toBeDefined();
});

const ELSEWHERE: [string, () => Parameters<typeof decodePage>[0]][] = [
  ['another key', () => placeOf('other')],
  ['the other kind', () => placeOf('k', { kind: 'data' })],
  [
    'another build',
    () => {
      setBuild('b2');
      return place;
    },
  ],
  [
    'another environment',
    () => {
      mockEnv.SITE_ENVIRONMENT = 'staging';
      return place;
    },
  ],
  [
    'another secret',
    () => {
      mockEnv.SESSION_SECRET = [OTHER];
      return place;
    },
  ],
];

test.each(ELSEWHERE)(
  'it does not open for %s, which has another name as well (SEC-14, SEC-48)',
  async (_what, other) => {
    const [entry, name] = [await entryOf(), nameOfPage(place)];
    const elsewhere = other();
    expect(decodePage(elsewhere, entry)).toBeUndefined();
    expect(nameOfPage(elsewhere)).not.toBe(name);
  },
);

test('during a rotation of the secret an older one opens what it sealed, under a name that newer ones do not request (FLT-52)', async () => {
  const [entry, name] = [await entryOf(), nameOfPage(place)];
  mockEnv.SESSION_SECRET = [OTHER, SECRET];
  expect(decodePage(place, entry)).toBeDefined();
  expect(nameOfPage(place)).not.toBe(name);
});

test('pages over 256 KiB are neither written nor read (SEC-47)', async () => {
  const page = await pageOf('x');
  const large = { ...page.page, gzip: Buffer.alloc(MAX_ENTRY_BYTES) };
  expect(encodePage(place, { ...page, page: large } as typeof page)).toBeUndefined();
  expect(decodePage(place, Buffer.alloc(MAX_ENTRY_BYTES + 1))).toBeUndefined();
});

test('a clock that is ahead makes no page last longer, and one that is far ahead makes it no page (FLT-37)', async () => {
  const nowMs = Date.now();
  const ahead = await entryOf('x', { renderedAtMs: nowMs + 4_000, freshUntilMs: nowMs + 64_000 });
  const read = decodePage(place, ahead);
  expect(read?.renderedAtMs).toBeLessThanOrEqual(Date.now());
  expect((read?.freshUntilMs ?? 0) - (read?.renderedAtMs ?? 0)).toBe(60_000);
  expect(decodePage(place, await entryOf('x', { renderedAtMs: nowMs + 3_600_000 }))).toBeUndefined();
});
