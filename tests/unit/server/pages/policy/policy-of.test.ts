import type { RequestContext } from '@/lib/server/http/request-context';
import { policyOf } from '@/lib/server/pages/policy/policy-of';
import { parseStatus } from '@/lib/shared/site/parse-status';
import { aMerchant } from '@/tests/unit/server/support/facts';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setEnv } from '@/tests/unit/server/support/test-site';

setEnv();
const merchant = aMerchant('http://backend.example', { games: { open: 'embed' } });
const siteConfig = { domains: [{ domain: 'one.localhost', fbPixelId: '10000001' }] };

function policyFor(more: Partial<RequestContext> = {}, path = '/m/home', headers = {}): string {
  const state = { status: parseStatus({}) };
  return policyOf(Object.assign(aContext(path, merchant, headers), { state, siteConfig, ...more })).text;
}

const ofCaptcha = () => ({ status: parseStatus({ captcha: { login: true } }) });
const other = aMerchant('http://backend.example', { vendors: { facebookPixel: 'https://stand.example' } });

test.each<[string, () => string]>([
  ['a status with a security check', () => policyFor({ state: ofCaptcha() })],
  ['another site configuration', () => policyFor({ siteConfig: { domains: [] } })],
  ['a chat', () => policyFor({ chat: { scriptUrl: 'https://chat.example/x.js', name: 'Chat' } })],
  ['a changed entry of the same code', () => policyFor({ merchant: other })],
  ['another host', () => policyFor({}, '/m/home', { host: 'two.localhost:3000' })],
  ['the launch page', () => policyFor({}, '/m/launchGame')],
])('a policy that is kept does not serve for %s (SEC-79)', (_what, ask) => {
  const kept = policyFor();
  expect(ask()).not.toBe(kept);
  expect(policyFor()).toBe(kept);
});

test('visitors of one page share a policy, whatever their addresses (SEC-80)', () => {
  const ofVisitor = (ip: string) => policyFor({ state: { status: parseStatus({ ip }) } });
  expect(ofVisitor('203.0.113.1')).toBe(ofVisitor('203.0.113.2'));
});
