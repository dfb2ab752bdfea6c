// Material of hostile requests: the site's own paths and header names, and values that break parsers.
export const HOST = 'aurora.localhost';
export const PATHS = [
  ...['/', '/m', '/m/home', '/m/index.html', '/m/login', '/m/register', '/m/slots', '/m/activity?id=1'],
  ...[
    '/m/launchGame?code=g1',
    '/m/member/home',
    '/m/sw.js',
    '/m/out',
    '/m/device.html',
    '/healthz',
    '/readyz',
  ],
  ...[
    '/metrics',
    '/robots.txt',
    '/sitemap.xml',
    '/favicon.ico',
    '/manifest.json',
    '/csp-report',
    '/m/session',
  ],
  ...[
    '/_next/static/x.js',
    '/_next/image?url=x',
    '/_next/data/x/m/home.json',
    '/m/home.rsc',
    '/status/locked',
  ],
  ...['/wps/v2/system/status', '/wps/system/country', '/wps/session/login', '/wps/member/info', '/wps/x/y'],
  ...['/wps/system/collect', '/wps/relay/GCSGAME_getGameMatchV2', '/wps/system/test/ping', '/wps'],
];
export const NAMES = [
  ...['x-site-inner', 'x-site-merchant', 'x-site-answer', 'x-site-raw', 'x-site-notes', 'x-site-status'],
  ...['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-url', 'next-action', 'x-nextjs-data'],
  ...['x-middleware-subrequest', 'x-middleware-rewrite', 'x-invoke-path', 'x-matched-path', 'x-nonce'],
  ...['cookie', 'user-agent', 'accept', 'accept-encoding', 'accept-language', 'language', 'authorization'],
  ...['traceparent', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip'],
  ...['origin', 'referer', 'sec-fetch-site', 'sec-fetch-mode', 'content-type', 'content-encoding', 'expect'],
  ...['transfer-encoding', 'content-length', 'connection', 'upgrade', 'te', 'range', 'if-none-match', 'host'],
  ...['if-modified-since', 'x-http-method-override', 'moduleid', 'device', 'merchant', 'purpose', 'dnt'],
];
export const VALUES = [
  ...['%', '%zz', '%E0%A4%A', '%00', '%0d%0aX: y', '1', '0', '-1', '*', '?1', 'null', '{}', '[]', '"'],
  ...[
    'same-origin',
    'cross-site',
    'none',
    `http://${HOST}`,
    'null',
    'chunked',
    'gzip',
    'br;q=9',
    '100-continue',
  ],
  ...['application/json', 'multipart/form-data; boundary=x', 'text/plain', 'websocket', 'close', 'bytes=0-'],
  ...[
    '\u00e9\u00ff\u0080',
    '\u00c3\u0028',
    '%5B%22%22%2C%7B%7D%5D',
    'mc=x; mck=%; mch=1',
    'mc=%E0%A4%A; lang=%',
  ],
  ...['[....]', '[::1', '127.0.0.1:x', '203.0.113.9:4711', '00-0-0-00', '__proto__', '../../../etc/passwd'],
];
