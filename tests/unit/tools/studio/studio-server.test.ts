import { type IncomingHttpHeaders, request } from 'node:http';
import { examineEntry } from '@/lib/server/ops/doctor/examine-entry';
import { freePort } from '@/tests/support/free-port';
import { FRAMES } from '@/tools/studio/server/hosts.mjs';
import { startStudioServer } from '@/tools/studio/server/studio-server.mjs';

// The studio's own server over HTTP, with the real doctor and without a site behind it.
const KEY = 'a-key-of-the-test';
let port = 0;
let server: { close: () => Promise<void> };
const shown: unknown[] = [];

beforeAll(async () => {
  process.env.SANDBOX_ORIGIN = 'http://127.0.0.1:4010';
  port = await freePort();
  const show = async (entry: unknown, view: unknown) => {
    shown.push([entry, view]);
    return { served: true, version: shown.length };
  };
  const facts = {
    doctor: { examine: examineEntry },
    preview: { show },
    frames: FRAMES,
    entry: { name: 'First' },
  };
  server = await startStudioServer({ port, framePort: 3401, key: KEY, ...facts });
});
afterAll(() => server.close());

type Answer = { status?: number; headers: IncomingHttpHeaders; text: string };

const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
  new Promise<Answer>((resolve, reject) => {
    const own = { Host: `studio.localhost:${port}`, Cookie: `studio_key=${KEY}`, ...headers };
    const method = body === undefined ? 'GET' : 'POST';
    const call = request({ host: '127.0.0.1', port, path, method, headers: own }, (answer) => {
      let text = '';
      answer.on('data', (part) => {
        text += part;
      });
      answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }));
    });
    call.on('error', reject).end(body);
  });

const post = (body: string, more: Record<string, string> = {}) =>
  ask(
    '/api/entry',
    { Origin: `http://studio.localhost:${port}`, 'Content-Type': 'application/json', ...more },
    body,
  );

test('the printed address gives the key to a cookie that no script reads, and leaves the address bar', async () => {
  const { status, headers } = await ask(`/?key=${KEY}`, { Cookie: '' });
  expect([status, headers.location]).toEqual([303, '/']);
  expect(headers['set-cookie']).toEqual([`studio_key=${KEY}; HttpOnly; SameSite=Strict; Path=/`]);
  expect((await ask('/?key=wrong', { Cookie: '' })).status).toBe(403);
  expect((await ask('/', { Cookie: '' })).status).toBe(403);
});

test('the page runs its own files alone, frames the preview alone and is framed by no page', async () => {
  const { status, headers, text } = await ask('/');
  expect(status).toBe(200);
  expect(text).toContain('<h1>Brand studio</h1>');
  const policy = String(headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self'; /);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain(' http://phone.rich.studio.localhost:3401 ');
  expect(policy).not.toMatch(/unsafe|\*/);
  expect(headers['x-content-type-options']).toBe('nosniff');
  for (const [, file = ''] of text.matchAll(/(?:href|src)="(\/[\w-]+\.(?:css|mjs))"/g))
    expect([file, (await ask(file)).status]).toEqual([file, 200]);
});

test.each([
  '/../package.json',
  '/%2e%2e/package.json',
  '/page/main.mjs',
  '/server/guard.mjs',
  '/api',
  '/.env',
])('%s is no file of the page', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test('the schema of the form is that of the registry, with every topic', async () => {
  const { schema, topics, languages, codes, origins, entry } = JSON.parse((await ask('/api/start')).text);
  expect(topics.flatMap(([, keys]: [string, string[]]) => keys).toSorted()).toEqual(
    Object.keys(schema.properties).toSorted(),
  );
  expect(languages).toHaveLength(28);
  expect(codes.map(({ code }: { code: string }) => code)).toContain('aurora');
  expect(origins.empty.desktop).toBe('http://desktop.empty.studio.localhost:3401');
  expect(entry).toEqual({ name: 'First' });
});

test('a sent entry is examined, shown, compared with the registry, and opens as a file (B49)', async () => {
  const entry = {
    code: 'aurora',
    name: 'Other',
    theme: { colors: { background: '#000000', surface: '#ffffff' } },
  };
  const view = { mode: 'odd', language: 'UR', asks: 'yes', more: 1 };
  const { status, text } = await post(JSON.stringify({ entry, view }));
  const report = JSON.parse(text);
  expect(status).toBe(200);
  expect(report.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ key: 'hosts', level: 'fault', text: 'hosts is missing' }),
      expect.objectContaining({ key: 'theme.colors.text', level: 'fault', check: 'contrast' }),
    ]),
  );
  expect(report.brand.theme.colors.background).toBe('#000000');
  expect(report.registered).toMatchObject({ code: 'aurora', name: 'Aurora Play' });
  expect(shown.at(-1)).toEqual([entry, { mode: undefined, language: 'UR', asks: false }]);
  const file = await ask('/entry.json');
  expect([file.headers['content-type'], JSON.parse(file.text)]).toEqual(['application/json', entry]);
});

test.each([
  ['no JSON', '{', 400, 'The body is not JSON.'],
  ['a list', '[]', 400, 'The body must be a JSON object.'],
  ['an entry that is a text', '{"entry":"x"}', 200, 'An entry is a JSON object.'],
  ['a body above 1 MiB', `{"a":"${'x'.repeat(1024 * 1024)}"}`, 400, 'The entry is larger than 1 MiB.'],
])('%s is one sentence', async (_what, body, status, error) => {
  const answer = await post(body);
  expect([answer.status, JSON.parse(answer.text)]).toEqual([status, { error }]);
});

test('a page of another site, a rebound name and a form change nothing', async () => {
  const before = shown.length;
  const body = JSON.stringify({ entry: { name: 'Evil' } });
  const forms: Record<string, string>[] = [
    { Origin: 'https://evil.example' },
    { Host: `evil.example:${port}` },
    { 'Content-Type': 'text/plain' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Cookie: '' },
  ];
  for (const more of forms) expect([403, 421]).toContain((await post(body, more)).status);
  expect(shown).toHaveLength(before);
});
