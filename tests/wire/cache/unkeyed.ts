// Names that no cache has in its key: headers, cookies and queries that some server, proxy or framework believes (SEC-41).

const SUBJECTS = [
  'x-forwarded',
  'x-original',
  'x-rewrite',
  'x-real',
  'x-client',
  'x-proxy',
  'x-backend',
  'x-origin',
  'x-http',
  'x-override',
  'x-arbitrary',
  'x-azure',
];
const PARTS = ['host', 'url', 'uri', 'path', 'proto', 'scheme', 'port', 'ip', 'for', 'server', 'prefix', 'ssl'];

const SINGLE = [
  'forwarded',
  'x-host',
  'x-url',
  'x-path',
  'x-scheme',
  'x-port',
  'x-nonce',
  'x-site-merchant',
  'x-site-host',
  'x-site-language',
  'x-merchant',
  'x-tenant',
  'merchant',
  'device',
  'language',
  'x-real-ua',
  'x-user-agent',
  'x-country',
  'x-geo-country',
  'cf-connecting-ip',
  'cf-ipcountry',
  'true-client-ip',
  'fastly-client-ip',
  'x-cluster-client-ip',
  'x-wap-profile',
  'x-att-deviceid',
  'x-requested-with',
  'x-http-method-override',
  'x-method-override',
  'x-csrf-token',
  'x-api-key',
  'x-auth-token',
  'x-frame-options',
  'x-content-type-options',
  'content-security-policy',
  'x-middleware-rewrite',
  'x-middleware-next',
  'x-middleware-prefetch',
  'x-middleware-subrequest',
  'x-invoke-path',
  'x-invoke-query',
  'x-invoke-status',
  'x-matched-path',
  'x-now-route-matches',
  'x-nextjs-data',
  'x-vercel-id',
  'x-prerender-revalidate',
  'purpose',
  'x-moz',
  'sec-purpose',
  'save-data',
  'dnt',
  'sec-gpc',
  'origin',
  'referer',
  'authorization',
  'pragma',
  'via',
  'from',
  'traceparent',
  'tracestate',
  'x-trace-id',
  'x-correlation-id',
  'front-end-https',
];

/** More than 200 headers; none of them belongs to the connection alone. */
export const UNKEYED_HEADERS: readonly string[] = [
  ...SUBJECTS.flatMap((subject) => PARTS.map((part) => `${subject}-${part}`)),
  ...SINGLE,
];

/** In groups, so that 200 names are a few dozen requests. */
export const HEADER_GROUPS: readonly (readonly string[])[] = Array.from(
  { length: Math.ceil(UNKEYED_HEADERS.length / 12) },
  (_, at) => UNKEYED_HEADERS.slice(at * 12, at * 12 + 12),
);

/** Cookies that the site knows, and some that others know. */
export const COOKIES: readonly string[] = ['mc', 'mc_hint', 'mck', 'lang', 'theme', 'merchant', 'device', 'mc_break', 'NEXT_LOCALE'];
