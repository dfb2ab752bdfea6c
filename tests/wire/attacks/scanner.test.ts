// A scanner's round over the built site: every link and form of its pages with payloads in each parameter (SEC-109). wapiti itself runs in `npm run audit`.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { toDocument } from '@/tests/wire/seo/crawl';
import { ask, type TextAnswer } from '@/tests/wire/support/ask';
import { type RunningSite, startSite } from '@/tests/wire/support/start-site';

const HOST = 'aurora.localhost';
const STARTS = ['/m/home', '/m/game', '/m/activity', '/m/login', '/m/register', '/m/recover', '/m/privacy'];
/** Parameters that pages and handlers read from an address, linked or not. */
const KNOWN = [
  '/m/login?go=x&redirectUrl=x&token=x&code=x&state=x',
  '/m/home?r=x&affiliateCode=x&lang=x&fbclid=x&homescreen=x&sessionId=x&env=x',
  '/m/launchGame?vendor=x&code=x&playType=x&backUrl=x&prize_mode=x&lottoView=x',
  '/m/activity?id=x',
  '/m/news?id=x',
  '/m/game?q=x&game=x&vendor=x&sort=x',
  '/m/index.html?ticket=x&code=x&state=x',
  '/m/out?to=x',
  '/m/manifest.webmanifest?merchantCode=x&lang=x',
  '/m/sw.js?env=x&merchant=x',
  '/m/share.png?page=x&lang=x',
  '/m/brand.png?size=x&v=x',
];

let site: RunningSite;
let listener: Server;
const called: string[] = [];

beforeAll(async () => {
  listener = createServer((request, response) => {
    called.push(request.url ?? '');
    response.end('root:x:0:0:called');
  }).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  site = await startSite({ TRUSTED_PROXY_HOPS: '1', LOG_LEVEL: 'error' });
}, 60_000);
afterAll(async () => {
  listener.close();
  await site.stop();
});

const MARK = 'x7scanner';
const payloads = (): string[] => [
  `'"></script><script>alert('${MARK}')</script><svg onload=alert('${MARK}')>`,
  `javascript:alert('${MARK}')//`,
  `https://${MARK}.example/`,
  `/m/..//${MARK}.example`,
  `x\r\n${MARK}: injected\r\nSet-Cookie: ${MARK}=1`,
  '../../../../../../../../etc/passwd\0.html',
  `;cat /etc/passwd;$(cat /etc/passwd)|cat /etc/passwd`,
  `http://127.0.0.1:${(listener.address() as AddressInfo).port}/${MARK}`,
];

type Attack = { readonly path: string; readonly method?: string; readonly body?: string };

let visitor = 0;
/** Each from an address of its own, or limits would answer for the site. */
async function send({ path, method = 'GET', body }: Attack): Promise<TextAnswer> {
  visitor += 1;
  const origin = `http://${HOST}:${site.port}`;
  const form = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin };
  const headers = { 'X-Forwarded-For': `198.51.${100 + (visitor >> 8)}.${visitor & 255}` };
  return ask({
    port: site.port,
    host: HOST,
    path,
    method,
    body,
    headers: { ...headers, ...(body ? form : {}) },
  });
}

/** Each address with a payload in one of its parameters, the others as they are. */
const toAttacks = (address: URL): Attack[] =>
  [...new Set(address.searchParams.keys())].flatMap((name) =>
    payloads().map((payload) => {
      const query = new URLSearchParams(address.search);
      query.set(name, payload);
      return { path: `${address.pathname}?${query}` };
    }),
  );

type Crawled = { readonly links: readonly URL[]; readonly forms: readonly Attack[] };

/** Returns a page's targets for a crawler: a link for each path and set of names, and forms with their fields. */
async function crawl(path: string): Promise<Crawled> {
  const base = `http://${HOST}:${site.port}${path}`;
  const document = toDocument((await send({ path })).text);
  const links = [...document.querySelectorAll('a[href]')].map(
    (one) => new URL(one.getAttribute('href') ?? '', base),
  );
  const forms = [...document.querySelectorAll('form[action]')].flatMap((form) => {
    const action = new URL(form.getAttribute('action') ?? '', base);
    const method = (form.getAttribute('method') ?? 'get').toUpperCase();
    const names = [...form.querySelectorAll('[name]')].map((one) => one.getAttribute('name') ?? '');
    return payloads().map((payload) => {
      const fields = new URLSearchParams(names.map((name) => [name, payload])).toString();
      return method === 'POST'
        ? { path: action.pathname, method, body: fields }
        : { path: `${action.pathname}?${fields}` };
    });
  });
  return { links: links.filter(({ host, search }) => host === new URL(base).host && search), forms };
}

/** Links that differ in values alone are one, and the choice of a language is the same on every page. */
function keyOf({ pathname, searchParams }: URL): string {
  const names = String([...searchParams.keys()].sort());
  return names === 'lang' ? names : `${pathname}?${names}`;
}

/** Findings that a scanner would report as a vulnerability. */
function faultsOf({ path }: Attack, { status, headers, text }: TextAnswer): string[] {
  const { location = '' } = headers;
  const target = new URL(location, `http://${HOST}:${site.port}/`);
  const faults = [
    status >= 500 && `answers ${status}`,
    (target.hostname !== HOST || location.startsWith('//')) && `leads to ${location}`,
    Object.keys(headers).includes(MARK) && 'takes a header',
    String(headers['set-cookie']).includes(`${MARK}=1`) && 'takes a cookie',
    /<svg onload=alert|<script>alert\(/.test(text) && 'holds a script of the address',
    /(?:href|src|action)="javascript:/i.test(text) && 'links to a script',
    text.includes('root:x:0:0') && 'shows a file, or what a command or another server said',
  ];
  return faults.filter(Boolean).map((fault) => `${path}: ${fault}`);
}

test('no link, form or known parameter of the site is vulnerable to a scanner’s payloads (SEC-109)', async () => {
  const matches = await Promise.all(STARTS.map(crawl));
  const known = KNOWN.map((path) => new URL(path, `http://${HOST}:${site.port}`));
  const links = new Map([...matches.flatMap((one) => one.links), ...known].map((one) => [keyOf(one), one]));
  const forms = matches.flatMap((one) => one.forms);
  const attacks = [...[...links.values()].flatMap(toAttacks), ...forms];
  expect([forms.length > 0, attacks.length > 250]).toEqual([true, true]);
  const faults: string[] = [];
  for (let at = 0; at < attacks.length; at += 8) {
    const group = attacks.slice(at, at + 8);
    const answers = await Promise.all(group.map(send));
    faults.push(...answers.flatMap((answer, index) => faultsOf(group[index] as Attack, answer)));
  }
  expect(faults).toEqual([]);
  expect(called).toEqual([]);
}, 180_000);
