import { getSite } from '@/lib/server/http/get-site';
import { findPageRequest } from '@/lib/server/http/page-request';
import { getMerchantByHost } from '@/lib/server/tenants/registry';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { enterPage, enterPageRequest, setPageRequest } from '@/tests/unit/server/support/page-headers';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

jest.mock('next/headers', () => jest.requireActual('@/tests/unit/server/support/page-headers'));

setRegistry([toEntry('one', { languages: ['EN', 'VI'] }), toEntry('two')]);

test('a page reads back the pipeline’s headers', async () => {
  const fault = { code: 'busy', message: 'text', traceId: 't' };
  const context = aContext('/m/game?r=1&token=canary&lang=vi', getMerchantByHost('one.localhost'));
  context.state = { status: parseStatus({ maintenance: true, imageCDNs: ['https://cdn.example'] }), fault };
  enterPage(context);
  const read = await getSite();
  expect(read).toMatchObject({
    language: 'VI',
    device: 'mobile',
    host: 'one.localhost:3000',
    protocol: 'http:',
    path: '/m/game',
    nonce: context.nonce,
    indexable: false,
    statusFault: fault,
    status: { maintenance: true, imageCdns: ['https://cdn.example/'] },
    brand: { code: 'one', name: 'Brand one' },
  });
  expect(read.query.toString()).toBe('r=1&lang=vi');
});

test('a shared rendering has the merchant of its page key, whatever the registry has meanwhile (SEC-15)', async () => {
  const [merchant, other] = [getMerchantByHost('one.localhost')!, getMerchantByHost('two.localhost')!];
  const nameIn = async (own: typeof merchant) => {
    enterPage(aContext('/m/game', merchant));
    enterPageRequest({ ...findPageRequest(), merchant: { ...own, brand: { ...own.brand, name: 'Before' } } });
    return (await getSite()).brand?.name;
  };
  expect([await nameIn(merchant), await nameIn(other)]).toEqual(['Before', 'Brand one']);
});

test('without the pipeline’s headers a page has no brand and quiet defaults (SEC-1)', async () => {
  setPageRequest({ 'x-nonce': 'forged' });
  enterPageRequest(undefined);
  const read = await getSite();
  expect(read).toMatchObject({
    brand: undefined,
    language: 'EN',
    device: 'mobile',
    protocol: 'http:',
    nonce: '',
    indexable: false,
    status: parseStatus({}),
  });
});

test('the image server of a page is chosen by its address: one page has one, and all pages use all (ruling 75)', async () => {
  const servers = ['https://a.example/', 'https://b.example/', 'https://c.example/'];
  const serverOf = async (path: string) => {
    const context = aContext(path, getMerchantByHost('one.localhost'));
    context.state = { status: parseStatus({ imageCDNs: servers }) };
    enterPage(context);
    const { status } = await getSite();
    expect([...status.imageCdns].sort()).toEqual(servers);
    return status.imageCdns[0];
  };
  const paths = Array.from({ length: 30 }, (_, at) => `/m/page-${at}`);
  const chosen = await Promise.all(paths.map(serverOf));
  expect(await Promise.all(paths.map((path) => serverOf(`${path}?r=1`)))).toEqual(chosen);
  expect(new Set(chosen)).toEqual(new Set(servers));
});
