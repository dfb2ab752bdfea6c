// Parameters of an address never change the site's own addresses or where it leads (rulings 6, 7, 8).
import { CARRIED_QUERY } from '@/lib/shared/routes';
import { ask } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';
import { control, type ReceivedCall } from '@/tests/wire/support/start-site';

const get = (path: string, host = 'www.aurora.localhost') => ask({ port: site.port, host, path });
const OWN = 'http://www.aurora.localhost';
const CARRIED = CARRIED_QUERY.map((name) => `${name}=carried-${name}`).join('&');

it.each(['/m/home', '/m/rng', '/m/index', '/m/news', '/m/activity', '/m/download'])(
  'the canonical address and the share picture’s of %s hold nothing of what is carried (ruling 6, RR12)',
  async (path) => {
    const { text } = await get(`${path}?${CARRIED}&code=c-secret&state=s-secret`);
    const [head = ''] = text.split('</head>');
    const named = [...head.matchAll(/<link rel="canonical"[^>]*>|<meta property="og:[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(named.some((tag) => tag.includes('rel="canonical"'))).toBe(true);
    expect(named.join('')).not.toMatch(/carried-|secret|[?&](?:r|cid|affiliateCode)=/);
  },
);

describe('an affiliate code is a label at most, never a host to go to (rulings 7, 8)', () => {
  const CODES = [
    'evil',
    'evil.example',
    '//evil.example',
    'https://evil.example/x',
    'evil.example%2F',
    '@evil.example',
  ];

  it.each(CODES)('%s leads nowhere and names no host in the page', async (code) => {
    for (const path of ['/', '/m/home', '/m/login', '/m/register', '/m/launchGame']) {
      const answer = await get(`${path}?affiliateCode=${code}`);
      const places = [...answer.text.matchAll(/\s(?:href|src|action|content)="([^"]*)"/g)].map(
        ([, to]) => to,
      );
      const hosts = [answer.headers.location ?? '/', ...places].map(
        (to) => URL.parse(to ?? '', OWN)?.hostname,
      );
      expect(hosts.filter((host) => host?.includes('evil'))).toEqual([]);
    }
  });

  it('and the provider’s status names the own host, under the affiliate’s label at most (K7, E10)', async () => {
    await control(site.provider, 'calls', undefined, 'DELETE');
    for (const code of ['', 'abc9', 'preview', 'evil.example%2F'])
      await get(`/m/home?affiliateCode=${code}`, 'promo.aurora.localhost');
    const calls = (await control(site.provider, 'calls')) as ReceivedCall[];
    const requests = calls.filter(({ path }) => path === '/wps/v2/system/status');
    expect(requests.map(({ query }) => [query.track, query.originalDomain])).toEqual([
      ['', 'promo.aurora.localhost'],
      ['abc9', 'abc9.aurora.localhost'],
      ['www', 'www.aurora.localhost'],
    ]);
  });
});
