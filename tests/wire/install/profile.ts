// The profile with a web clip, from the built site.
import { createHash } from 'node:crypto';
import { parsePlist } from '@/tests/support/parse-plist';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control } from '@/tests/wire/support/start-site';

const get = (host: string, path = '/m/app.mobileconfig?lang=EN') => ask({ port: site.port, host, path });

test('the file has its type, name and hash, and is a well-formed list (ruling 80, E15)', async () => {
  const { status, headers, text } = await get('lotus.localhost');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/x-apple-aspen-config');
  expect(headers['content-disposition']).toBe('attachment; filename="lotus.mobileconfig"');
  expect(headers['repr-digest']).toBe(`sha-256=:${createHash('sha256').update(text).digest('base64')}:`);
  const { PayloadContent, PayloadType } = parsePlist(text);
  expect(PayloadType).toBe('Configuration');
  const [clip] = PayloadContent as { [key: string]: string }[];
  expect(clip).toMatchObject({
    Label: 'Lotus Club',
    FullScreen: true,
    URL: `http://lotus.localhost:${site.port}/m/home?homescreen=1&webclip=1`,
  });
  const icon = Buffer.from(clip?.Icon ?? '', 'base64');
  expect(icon.subarray(1, 4).toString()).toBe('PNG');
  expect([icon.readUInt32BE(16), icon.readUInt32BE(20)]).toEqual([180, 180]);
});

test('its ids stay, and are others on another host (ruling 80)', async () => {
  const idsOf = async (host: string, path?: string) => {
    const { PayloadUUID, PayloadIdentifier, PayloadContent } = parsePlist((await get(host, path)).text);
    const [clip] = PayloadContent as { PayloadUUID: string }[];
    return [PayloadUUID, PayloadIdentifier, clip?.PayloadUUID];
  };
  const own = await idsOf('lotus.localhost');
  expect(await idsOf('lotus.localhost', '/m/app.mobileconfig?lang=TH')).toEqual(own);
  expect(own[0]).not.toBe(own[2]);
  const other = await idsOf('m.lotus.localhost');
  for (const [at, id] of other.entries()) expect(id).not.toBe(own[at]);
});

test('a merchant that enables none has none, and neither has an unknown host', async () => {
  expect((await get('aurora.localhost')).status).toBe(404);
  expect((await get('nobody.example')).status).toBe(421);
});

test('the page shows the hash of the very file that its button gets (ruling 80)', async () => {
  const page = await get('lotus.localhost', '/m/download?lang=EN');
  const href = /href="([^"]*app\.mobileconfig[^"]*)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
  const { pathname, search, host } = new URL(href);
  expect(host).toBe(`lotus.localhost:${site.port}`);
  const { text } = await get('lotus.localhost', pathname + search);
  const hash = createHash('sha256').update(text).digest('hex');
  expect(page.text).toContain(hash.match(/.{8}/g)?.join(' '));
});

test('beside the provider’s own profile, which is another file, the page shows no hash (ruling 80)', async () => {
  const url = 'https://apps.lotus.example/lotus.mobileconfig';
  const patch = { resources: [{ resourceType: 'MOBILECONFIG', url }] };
  await control(site.provider, 'status', { merchant: 'lotus', patch });
  const headers = { 'User-Agent': 'another visitor, whose status is not known yet' };
  const page = await ask({
    port: site.port,
    host: 'm.lotus.localhost',
    path: '/m/download?lang=EN',
    headers,
  });
  expect(page.text).toContain(`data-download="MOBILECONFIG" href="${url}"`);
  expect(page.text).not.toMatch(/(?:[0-9a-f]{8} ){7}/);
});
