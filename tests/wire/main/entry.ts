// Entries: root, entry pages, their variants with dots, and paths that do not exist.
import { loadedFilesOf } from '@/tests/support/inline-scripts';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

const get = (path: string, host = 'rio.localhost') => ask({ port: site.port, path, host });

it('redirects the root to the home page with the carried query only (R1, RR12)', async () => {
  const answer = await get('/?r=AB&utm=1&fbclid=F');
  expect(answer.status).toBe(307);
  expect(answer.headers.location).toBe('/m/home?r=AB&fbclid=F');
});

it.each(['/m/index', '/m/index.html', '/m/index.html/'])(
  'renders the entry page at %s with the merchant of the host (R3)',
  async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('Rio Sorte');
    expect(answer.text.match(/<link rel="canonical" href="([^"]*)"/)?.[1]).toMatch(/\/m\/index$/);
  },
);

it.each(['/api/revalidate', '/admin', '/control/status', '/m/admin', '/_next/image?url=%2Fx.png&w=64&q=75'])(
  'has no door at %s (ruling 81)',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('loads no script from anywhere else (ruling 53)', async () => {
  const { text } = await get('/m/home');
  const sources = loadedFilesOf(text);
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !source.startsWith('/_next/static/'))).toEqual([]);
  expect(text).not.toMatch(/<script[^>]* src=/);
});
