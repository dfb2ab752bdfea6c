import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { setAnswerHeaders } from '@/lib/server/pages/policy/document-headers';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();

const VENDOR = 'https://*.geetest.com https://*.geevisit.com https://*.gsensebot.com';

function policyOf(status: object, vendors: Record<string, string> = {}) {
  const context = aContext('/m/login', aMerchant('http://backend.example', { vendors }));
  context.state = { status: parseStatus(status) };
  setAnswerHeaders(context, undefined);
  const policy = context.answerHeaders.get('content-security-policy') ?? '';
  const read = (name: string) => policy.split('; ').find((one) => one.startsWith(`${name} `));
  return { policy, read };
}

test.each([[{}], [{ captcha: { login: false } }], [{ captcha: { register: true } }]])(
  'with %j the policy knows nothing of the vendor (A17, SEC-79)',
  (status) => {
    expect(policyOf(status, { geetest4: 'https://cdn.example' }).policy).not.toMatch(/geetest|cdn\.example/);
  },
);

test.each([
  [{ captcha: { login: true } }],
  [{ captcha: { sms: true } }],
  [{ captcha: { register: true }, register: { captcha: { enabled: true } } }],
])('with %j styles, connections, fonts and sounds of the vendor are let in (A17, SEC-79)', (status) => {
  const { policy, read } = policyOf(status);
  expect(read('style-src')).toMatch(
    new RegExp(`^style-src 'self' 'nonce-[^']+' ${VENDOR.replaceAll(/[*.]/g, '\\$&')}$`),
  );
  expect(read('connect-src')).toBe(`connect-src 'self' ${VENDOR}`);
  expect(read('font-src')).toBe(`font-src 'self' ${VENDOR}`);
  expect(read('media-src')).toBe(`media-src 'self' ${VENDOR}`);
  expect(read('script-src')).toMatch(/^script-src 'nonce-[^']+' 'strict-dynamic'$/);
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
});

test('the policy allows an override’s origin, for pictures too on loopback (SEC-76, SEC-79)', () => {
  const on = { captcha: { login: true } };
  const remote = policyOf(on, { geetest4: 'https://cdn.example/gt4/' });
  expect(remote.read('style-src')).toContain(' https://cdn.example');
  expect(remote.read('img-src')).toBe("img-src 'self' data: blob: https:");
  const local = policyOf(on, { geetest: 'http://127.0.0.1:4010' });
  expect(local.read('style-src')).toContain(' http://127.0.0.1:4010');
  expect(local.read('img-src')).toBe("img-src 'self' data: blob: https: http://127.0.0.1:4010");
});

test('the evaluator finds nothing of medium weight in a policy with the vendor (SEC-79)', () => {
  const { policy } = policyOf({ captcha: { login: true } }, { geetest4: 'https://cdn.example' });
  const matches = new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(matches).toEqual([]);
});
