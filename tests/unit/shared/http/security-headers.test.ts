import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import {
  buildPolicy,
  CSP_REPORT_PATH,
  INERT_POLICY,
  type PolicyFacts,
  SECURITY_HEADERS,
  toNonceSources,
} from '@/lib/shared/http/security-headers';

const nonce = 'c29tZXNpeHRlZW5ieXRlcw==';

const facts: PolicyFacts = {
  own: toNonceSources(nonce),
  https: true,
  loopbackImages: [],
  frames: [],
  connects: [],
};

function findBad(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ description }) => description);
}

test('the evaluator finds nothing of medium weight or more in the policy (SEC-79)', () => {
  const loopbackImages = ['127.0.0.1:4010', 'localhost:4011'];
  const frames = ['https:', '*.localhost:*', '127.0.0.1:*'];
  expect(findBad(buildPolicy(facts))).toEqual([]);
  expect(findBad(buildPolicy({ ...facts, https: false }))).toEqual([]);
  expect(findBad(buildPolicy({ ...facts, https: false, loopbackImages }))).toEqual([]);
  expect(findBad(buildPolicy({ ...facts, frames, connects: ['https://chat.example'] }))).toEqual([]);
});

test('the evaluator does find what is wrong in a weak policy', () => {
  expect(findBad("script-src 'unsafe-inline' *")).not.toEqual([]);
});

test.each([
  "default-src 'none'",
  `script-src 'nonce-${nonce}' 'strict-dynamic'`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
  'report-to csp',
  `report-uri ${CSP_REPORT_PATH}`,
  'upgrade-insecure-requests',
])('the policy says %s (SEC-79)', (directive) => {
  expect(buildPolicy(facts).split('; ')).toContain(directive);
});

test('loopback images are allowed by name, and plain http is not upgraded there', () => {
  const policy = buildPolicy({ ...facts, https: false, loopbackImages: ['127.0.0.1:4010'] });
  expect(policy).toContain("img-src 'self' data: blob: https: 127.0.0.1:4010");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('a document frames and connects to the given origins only (B17)', () => {
  expect(buildPolicy(facts)).not.toContain('frame-src');
  expect(buildPolicy(facts).split('; ')).toContain("connect-src 'self'");
  const open = buildPolicy({ ...facts, frames: ['https:'], connects: ['https://chat.example'] }).split('; ');
  expect(open).toEqual(
    expect.arrayContaining(['frame-src https:', "connect-src 'self' https://chat.example"]),
  );
});

test('an answer that is no document runs nothing and is in no frame (SEC-36)', () => {
  expect(INERT_POLICY).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each([
  ['Strict-Transport-Security', /max-age=\d{8}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\).*microphone=\(\)/],
])('every answer carries %s (SEC-85)', (name, value) => {
  expect(SECURITY_HEADERS.find(({ key }) => key === name)?.value).toMatch(value);
});

test('style attributes are allowed only with a guest script, and inline sheets never (A18)', () => {
  const listOf = (guests: string[]) => buildPolicy({ ...facts, guests }).split('; ');
  expect(listOf([]).filter((directive) => directive.includes('unsafe-inline'))).toEqual([]);
  const guest = listOf(['https://*.geetest.com']);
  expect(guest.filter((directive) => directive.includes('unsafe-inline'))).toEqual([
    "style-src-attr 'unsafe-inline'",
  ]);
  expect(guest).toContain(`style-src 'self' 'nonce-${nonce}' https://*.geetest.com`);
});

test('a development server relaxes scripts, styles and its own socket, and nothing else', () => {
  const listOf = (policy: string) => policy.split('; ');
  const [usual, relaxed] = [facts, { ...facts, reloadSocket: 'ws://aurora.localhost:3000' }]
    .map(buildPolicy)
    .map(listOf);
  expect(relaxed?.filter((directive) => !usual?.includes(directive))).toEqual([
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'unsafe-eval'`,
    "style-src 'self' 'unsafe-inline'",
    "connect-src 'self' ws://aurora.localhost:3000",
  ]);
  expect(relaxed).toHaveLength(usual?.length ?? 0);
});
