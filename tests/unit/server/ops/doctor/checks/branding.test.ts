import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadSharp } from '@/lib/server/features/manifest/paint/picture';
import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import { checkBranding, checkLogo } from '@/lib/server/ops/doctor/checks/branding';
import { parseStatus } from '@/lib/shared/site/parse-status';

const check = (branding: object) =>
  checkBranding({
    merchant: { hosts: ['one.example'] },
    status: parseStatus({ imageCDNs: ['https://cdn.example/x'] }),
    config: { branding },
  } as unknown as MerchantCase).map(({ level, text }) => [level, text]);

test('a branding picture that pages do not show is named (E12, N3, ruling 20)', () => {
  expect(
    check({ favicon: 'https://one.example/f.png', splash: 'https://pictures.else.example/s.png' }),
  ).toEqual([
    ['ok', 'the favicon is shown from https://one.example/f.png'],
    ['warning', 'the splash "https://pictures.else.example/s.png" is not shown'],
  ]);
});

test('one on an image server is shown, and a missing one is no fault (E12)', () => {
  expect(check({ favicon: 'https://cdn.example/x/f.png' })).toHaveLength(1);
  expect(check({})).toEqual([]);
});

const SIZE = { width: 9, height: 9 };

test('the logo of an entry is fetched: a wrong address is named with its key; each kind that browsers show is right (B41, B43)', async () => {
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  const point = await loadSharp().then((sharp) =>
    sharp({ create: { ...SIZE, channels: 3, background: 'red' } }),
  );
  const pictures: Record<string, Buffer | string> = {
    '/logo.gif': await point.clone().gif().toBuffer(),
    '/logo.avif': await point.clone().avif().toBuffer(),
    '/page.png': '<html>no picture</html>',
  };
  await using server = createServer((request, response) => {
    response.statusCode = request.url === '/lgo.svg' ? 404 : 200;
    response.end(pictures[request.url ?? ''] ?? drawing);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const checkAt = (logo: string | undefined) =>
    checkLogo({ merchant: { backend: { origin }, brand: { theme: { logo } } } } as unknown as MerchantCase);
  expect(await checkAt(undefined)).toEqual([]);
  for (const kind of ['svg', 'gif', 'avif'])
    expect(await checkAt(`${origin}/logo.${kind}`)).toMatchObject([{ level: 'ok' }]);
  expect(await checkAt(`${origin}/page.png`)).toMatchObject([
    { level: 'warning', text: expect.stringContaining('is none of image/png, ') },
  ]);
  expect(await checkAt(`${origin}/lgo.svg`)).toMatchObject([
    { level: 'warning', key: 'theme.logo', text: `the logo ${origin}/lgo.svg is answered with 404` },
  ]);
});
