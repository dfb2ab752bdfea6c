import { readFileSync } from 'node:fs';
import { isCode, isSite, readFiles, type SourceFile } from './tree';

// Every package that ships has a home: the one place that imports it. A new one needs a row here first.
const ANYWHERE = /^/;
const HOMES: Record<string, RegExp> = {
  '@adjustcom/adjust-web-sdk': /^lib\/client\/pixel\//,
  '@fingerprintjs/fingerprintjs': /^lib\/client\/device\//,
  '@hono/node-server': /^sandbox\//,
  '@opentelemetry/api': /^lib\/server\/platform\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/exporter-trace-otlp-http': /^lib\/server\/platform\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/resources': /^lib\/server\/platform\/tracing\/open-telemetry\.ts$/,
  '@opentelemetry/sdk-trace': /^lib\/server\/platform\/tracing\/open-telemetry\.ts$/,
  '@tanstack/react-virtual': /^components\/ui\//,
  firebase: /^lib\/(client\/firebase|worker)\//,
  hono: /^sandbox\//,
  'client-only': /^lib\/client\//,
  'server-only': /^lib\/server\//,
  cockatiel: /^lib\/server\/provider\//,
  culori: /^lib\/server\/tenants\/merchant\//,
  detectincognitojs: /^lib\/client\/device\//,
  'embla-carousel': /^components\/ui\//,
  'embla-carousel-autoplay': /^components\/ui\//,
  '@zxcvbn-ts/core': /^lib\/client\/auth\//,
  'embla-carousel-react': /^components\/ui\//,
  'icu-minify': /^lib\/server\/(http|features)\/locale\//,
  aws4fetch: /^lib\/server\/tenants\/sources\//,
  ioredis: /^lib\/server\/(platform\/redis|tenants\/sources)\//,
  pg: /^lib\/server\/tenants\/sources\//,
  'iron-session': /^lib\/server\/sessions\//,
  'libphonenumber-js': /^lib\/client\/phone\//,
  'lru-cache': /^lib\/server\//,
  next: ANYWHERE,
  'next-intl': ANYWHERE,
  'node-forge': /^(lib\/server\/provider|sandbox)\//,
  'prom-client': /^lib\/server\/(platform\/metrics|tenants)\//,
  qrcode: /^lib\/client\/share\//,
  'sanitize-html': /^lib\/server\/features\/promo\//,
  sharp: /^(lib\/server\/features\/manifest\/paint|sandbox\/art)\//,
  pino: /^lib\/server\/platform\/log\.ts$/,
  'rate-limiter-flexible': /^lib\/server\/http\/limits\//,
  react: ANYWHERE,
  'react-dom': ANYWHERE,
  swr: /^(lib\/client|components)\//,
  'workbox-cacheable-response': /^lib\/worker\//,
  'workbox-core': /^lib\/worker\//,
  'workbox-expiration': /^lib\/worker\//,
  'workbox-precaching': /^lib\/worker\//,
  'workbox-routing': /^lib\/worker\//,
  'workbox-strategies': /^lib\/worker\//,
  'web-vitals': /^lib\/client\/measure\//,
  undici: /^lib\/server\/provider\//,
  zod: /^lib\/server\//,
};

const packageOf = (module: string) => /^(?:npm:)?(@[^/]+\/[^/]+|[^@./][^/]*)/.exec(module)?.[1];

const importsOf = (text: string) =>
  [...text.matchAll(/(?:\bfrom|\bimport|\bimport\(|\brequire\()\s*['"]([^'"]+)['"]/g)].map(
    ([, module = '']) => module,
  );

function checkImporter({ path: file, text }: SourceFile): string[] {
  const homeless = importsOf(text)
    .map(packageOf)
    .filter((name) => name && HOMES[name] && !HOMES[name].test(file));
  return [...new Set(homeless)].map((name) => `${file} imports ${name}`);
}

const files = readFiles((file) => (isSite(file) || file.startsWith('sandbox/')) && isCode(file));

test('every shipped package has a home', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(Object.keys(dependencies).filter((name) => !HOMES[name])).toEqual([]);
});

test('every package is imported at home only', () => {
  expect(files.flatMap(checkImporter)).toEqual([]);
});

test.each([
  "import x from 'pino';",
  "import 'pino';",
  "const x = await import('pino');",
  "export { x } from 'pino/file';",
])('the rule finds %s', (text) => {
  expect(checkImporter({ path: 'lib/server/pipeline/x.ts', text })).toEqual([
    'lib/server/pipeline/x.ts imports pino',
  ]);
  expect(checkImporter({ path: 'lib/server/platform/log.ts', text })).toEqual([]);
});
