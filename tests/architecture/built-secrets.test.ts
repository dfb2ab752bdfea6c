import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease } from '@/scripts/release/current-release.mjs';

// A release contains no secret and no source map, and its browser files nothing of the build machine (SEC-98).
const SHIPPED = ['.next/static', '.next/server', 'build', 'public', 'locales'];
const TEXT = /\.(?:js|mjs|cjs|css|json|html|rsc|txt|map|svg|webmanifest)$/;

/** Forms of secrets that people write by accident, and those of this project's own. */
const SECRETS: Readonly<Record<string, RegExp>> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )?PRIVATE KEY-----\s*\\?n?[A-Za-z0-9+/=]{32}/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a token of GitHub': /\bgh[pousr]_[A-Za-z0-9]{36}\b/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abprs]-[A-Za-z0-9-]{10,}\b/,
  'a key of Google': /\bAIza[0-9A-Za-z_-]{35}\b/,
  'a token of Telegram': /\b\d{8,10}:AA[0-9A-Za-z_-]{33}\b/,
  'a password in an address':
    /\b(?:rediss?|https?|postgres):\/\/[^\s:/"'`$@{]*:[^\s:/"'`$@{}]{3,}@[a-z0-9.-]+/,
};

type Shipped = { readonly file: string; readonly text: string };

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

const names = SHIPPED.flatMap((name) => listFiles(path.join(currentRelease(), name)));
const files: Shipped[] = names
  .filter((file) => TEXT.test(file))
  .map((file) => ({ file: path.relative(currentRelease(), file), text: readFileSync(file, 'utf8') }));

const findSecretForms = ({ file, text }: Shipped): string[] =>
  Object.entries(SECRETS)
    .filter(([, form]) => form.test(text))
    .map(([what]) => `${what} in ${file}`);

test('a release holds no secret of any known form (SEC-98)', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(findSecretForms)).toEqual([]);
});

test('a release holds neither the secret of this demo nor a value of this environment (SEC-98)', () => {
  const stored = existsSync('.demo/session-secret')
    ? readFileSync('.demo/session-secret', 'utf8').trim()
    : '';
  const given = ['SESSION_SECRET', 'METRICS_TOKEN', 'REDIS_URL'].map((name) => process.env[name] ?? '');
  const values = [stored, ...given].filter((value) => value.length >= 16);
  expect(files.filter(({ text }) => values.some((value) => text.includes(value)))).toEqual([]);
});

test('a release holds no source map and points at none (SEC-98)', () => {
  expect(names.filter((file) => file.endsWith('.map'))).toEqual([]);
  const ours = files.filter(({ file }) => /^(?:\.next\/static|build|public)\//.test(file));
  expect(ours.filter(({ text }) => /[#@] sourceMappingURL=/.test(text)).map(({ file }) => file)).toEqual([]);
});

test('nothing that a browser loads names a folder of the machine that built it (SEC-98)', () => {
  const seen = files.filter(({ file }) => /^(?:\.next\/static|public)\//.test(file));
  expect(seen.filter(({ text }) => text.includes(process.cwd())).map(({ file }) => file)).toEqual([]);
});

test.each<[string, string]>([
  ['a private key', `-----BEGIN ${'PRIVATE'} KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC`],
  ['a key of AWS', `AKIA${'ABCDEFGH12345678'}`],
  ['a token of GitHub', `ghp_${'a1B2'.repeat(9)}`],
  ['a password in an address', `redis://user:${'pass-word'}@redis.example:6379`],
])('the rule finds %s', (what, text) => {
  expect(findSecretForms({ file: 'x.js', text })).toEqual([`${what} in x.js`]);
});
