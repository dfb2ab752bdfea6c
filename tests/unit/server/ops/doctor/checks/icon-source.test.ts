import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { checkIconSource } from '@/lib/server/ops/doctor/checks/icon-source';
import type { ProviderIcon } from '@/lib/shared/manifest/provider-manifest';

const DOT =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8H0z"/></svg>';
const FILES: Readonly<Record<string, string | Buffer>> = {
  '/dot.png': Buffer.from(DOT, 'base64'),
  '/drawn.svg': DRAWING,
};
const icon = { src: 'https://one.example/i.png', type: 'image/png', px: 512 } as ProviderIcon;
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    response.writeHead(FILES[url] ? 200 : 404).end(FILES[url]);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

test.each([
  ['an icon of the manifest', [icon], '/dot.png', 'ok', 'missing sizes are painted from'],
  ['a drawn favicon', [], '/drawn.svg', 'note', 'icons are painted from the favicon'],
  ['a favicon that is too small', [], '/dot.png', 'warning', 'is 1×1'],
  ['a favicon that is not there', [], '/gone.png', 'warning', 'is answered with 404'],
  ['no picture', [], '', 'warning', 'there is no picture of the brand'],
])('icons from %s (B41)', async (_what, icons, path, level, text) => {
  const favicon = path === '' ? undefined : origin + path;
  const found = await checkIconSource(icons, { favicon, providerOrigin: origin });
  expect(found).toMatchObject({ level, check: 'icons', text: expect.stringContaining(text) });
});
