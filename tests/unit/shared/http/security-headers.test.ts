import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import {
  buildPolicy,
  CSP_REPORT_PATH,
  INERT_POLICY,
  SECURITY_HEADERS,
} from '@/lib/shared/http/security-headers';

const nonce = 'c29tZXNpeHRlZW5ieXRlcw==';

function findBad(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings.filter(({ severity }) => severity <= Severity.MEDIUM).map(({ description }) => description);
}

test('the evaluator finds nothing of medium weight or more in the policy (SEC-79)', () => {
  const loopbackImages = ['127.0.0.1:4010', 'localhost:4011'];
  expect(findBad(buildPolicy({ nonce, https: true, loopbackImages: [] }))).toEqual([]);
  expect(findBad(buildPolicy({ nonce, https: false, loopbackImages: [] }))).toEqual([]);
  expect(findBad(buildPolicy({ nonce, https: false, loopbackImages }))).toEqual([]);
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
  expect(buildPolicy({ nonce, https: true, loopbackImages: [] }).split('; ')).toContain(directive);
});

test('loopback images are allowed by name, and plain http is not upgraded there', () => {
  const policy = buildPolicy({ nonce, https: false, loopbackImages: ['127.0.0.1:4010'] });
  expect(policy).toContain("img-src 'self' data: blob: https: 127.0.0.1:4010");
  expect(policy).not.toContain('upgrade-insecure-requests');
});

test('an answer that is no document runs nothing and stands in no frame (SEC-36)', () => {
  expect(INERT_POLICY).toBe("default-src 'none'; frame-ancestors 'none'");
});

test.each([
  ['Strict-Transport-Security', /max-age=\d{8}/],
  ['X-Content-Type-Options', /^nosniff$/],
  ['X-Frame-Options', /^DENY$/],
  ['Referrer-Policy', /^strict-origin-when-cross-origin$/],
  ['Cross-Origin-Opener-Policy', /^same-origin-allow-popups$/],
  ['Cross-Origin-Resource-Policy', /^same-origin$/],
  ['Permissions-Policy', /camera=\(\).*microphone=\(\)/],
])('every answer carries %s (SEC-85)', (name, value) => {
  expect(SECURITY_HEADERS.find(({ key }) => key === name)?.value).toMatch(value);
});
