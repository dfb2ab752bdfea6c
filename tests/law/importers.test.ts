import { readFileSync } from 'node:fs';
import { isCode, isSite, readFiles, type SourceFile } from './tree';

// Every package that ships has a home: the one place that imports it. A new one needs a row here first.
const ANYWHERE = /^/;
const HOMES: Record<string, RegExp> = {
  '@adjustcom/adjust-web-sdk': /^lib\/client\/pixel\//,
  '@fingerprintjs/fingerprintjs': /^lib\/client\/device\//,
  '@hono/node-server': /^sandbox\//,
  '@tanstack/react-virtual': /^components\/ui\//,
  firebase: /^lib\/(client\/firebase|worker)\//,
  hono: /^sandbox\//,
  'client-only': /^lib\/client\//,
  'server-only': /^lib\/server\//,
  cockatiel: /^lib\/server\/backend\//,
  detectincognitojs: /^lib\/client\/device\//,
  'embla-carousel': /^components\/ui\//,
  'embla-carousel-autoplay': /^components\/ui\//,
  'embla-carousel-react': /^components\/ui\//,
  'icu-minify': /^lib\/server\/locale\//,
  ioredis: /^lib\/server\/shared-state\//,
  'iron-session': /^lib\/server\/session\//,
  'libphonenumber-js': /^lib\/client\/phone\//,
  'lru-cache': /^lib\/server\//,
  next: ANYWHERE,
  'next-intl': ANYWHERE,
  'node-forge': /^(lib\/server\/backend|sandbox)\//,
  'prom-client': /^lib\/server\/metrics\//,
  qrcode: /^lib\/client\/referral\//,
  'sanitize-html': /^lib\/server\/promo\//,
  sharp: /^(lib\/server\/manifest\/paint|sandbox\/art)\//,
  pino: /^lib\/server\/log\.ts$/,
  'rate-limiter-flexible': /^lib\/server\/limit\//,
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
  undici: /^lib\/server\/backend\//,
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
])('the law finds %s', (text) => {
  expect(checkImporter({ path: 'lib/server/gate/x.ts', text })).toEqual([
    'lib/server/gate/x.ts imports pino',
  ]);
  expect(checkImporter({ path: 'lib/server/log.ts', text })).toEqual([]);
});
