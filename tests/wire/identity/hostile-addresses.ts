// Hostile addresses in every place that takes one, on the built site: none leads off it (RR5, SEC-4, SEC-69; rulings 1, 3, 5).
import { HOSTILE_ADDRESSES } from '@/tests/support/hostile-list';
import { ask, signIn, type TextAnswer } from '@/tests/wire/support/ask';
import { site } from '@/tests/wire/support/own-site';

let cookie = '';
const HOST = 'aurora.localhost';
const FORBIDDEN =
  /(?:href|src|action)="\s*(?:javascript|data:text|vbscript|\/\/|\\|https?:\/\/(?:[^"/]*\.)?evil)/i;

beforeAll(async () => {
  cookie = await signIn(site.port);
}, 30_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  ask({ port: site.port, host: HOST, path, headers });

/** Returns what is wrong with a response: a server error, or a redirect or link to another site. */
function faultOf({ status, headers, text }: TextAnswer): string | undefined {
  if (status >= 500) return `status ${status}`;
  const own = `http://${HOST}:${site.port}`;
  const { location } = headers;
  if (location !== undefined && new URL(location, `${own}/m/x`).origin !== own) return `leads to ${location}`;
  return FORBIDDEN.exec(text)?.[0];
}

const PLACES: Readonly<Record<string, (address: string) => Promise<TextAnswer>>> = {
  'the root’s query': (address) => get(`/?go=${address}&r=${address}&linkId=${address}`),
  'a guarded page': (address) => get(`/m/member/home?go=${address}&backUrl=${address}`),
  'the way out': (address) =>
    get(`/m/out?to=${address}`, { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }),
  'the login': (address) => get(`/m/login?go=${address}&redirectUrl=${address}&backUrl=${address}`),
  'a token’s address': (address) => get(`/m/login?token=x&go=${address}`),
  'a launch from elsewhere': (address) =>
    get(`/m/launchGame?code=x&backUrl=${address}`, { 'Sec-Fetch-Site': 'cross-site' }),
  'a launch': (address) =>
    get(`/m/launchGame?code=x&vendor=JT&backUrl=${address}`, {
      Cookie: cookie,
      'Sec-Fetch-Site': 'same-origin',
    }),
  'the frame’s page': (address) => get(`/m/device.html?to=${address}`),
};

it.each(Object.keys(PLACES))(
  '%s leads no one off the site (RR5, SEC-69)',
  async (place) => {
    const faults: string[] = [];
    for (const address of HOSTILE_ADDRESSES.filter(({ length }) => length < 3000)) {
      const fault = await PLACES[place]?.(encodeURIComponent(address)).then(faultOf);
      if (fault !== undefined) faults.push(`${address}: ${fault}`);
    }
    expect(faults).toEqual([]);
  },
  60_000,
);

it('no path leads off the site (SEC-4)', async () => {
  const sendable = HOSTILE_ADDRESSES.filter((address) => /^[\x21-\x7e]{1,2000}$/.test(address));
  const faults: string[] = [];
  for (const address of sendable) {
    const fault = await get(address).then(faultOf, () => undefined);
    if (fault !== undefined) faults.push(`${address}: ${fault}`);
  }
  expect(sendable.length).toBeGreaterThan(30);
  expect(faults).toEqual([]);
}, 60_000);
