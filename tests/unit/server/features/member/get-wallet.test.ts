import { getWallet } from '@/lib/server/features/member/get-wallet';
import { policyOf } from '@/lib/server/pages/policy/policy-of';
import { getMerchant } from '@/lib/server/tenants/registry';
import { aContext } from '@/tests/unit/server/support/pipeline-request';
import { setRegistry, toEntry } from '@/tests/unit/server/support/test-site';

const SCRIPT = 'https://cards.example/v1/card.js';
const vendors = { cardPayment: SCRIPT };
const links = { deposit: 'https://cashier.example/in', withdraw: 'https://cashier.example/out' };
const trustedHosts = ['cashier.example'];

beforeAll(() => {
  setRegistry([
    toEntry('cards', { vendors, links, trustedHosts }),
    toEntry('plain', { links, trustedHosts }),
    toEntry('closed', { vendors, links: { withdraw: links.withdraw }, trustedHosts }),
  ]);
});

const scriptOf = (code: string) =>
  getWallet({ brand: getMerchant(code)?.brand, query: new URLSearchParams() })?.cardScript;

function policyAt(code: string): string {
  const context = aContext('/m/member/home', getMerchant(code));
  return policyOf(context).text;
}

test('the wallet names the card payment provider’s script where it has a deposit link and the merchant names one (SEC-79)', () => {
  expect(scriptOf('cards')).toBe(SCRIPT);
  expect(scriptOf('plain')).toBeUndefined();
  expect(scriptOf('closed')).toBeUndefined();
});

test('the policy allows the provider’s connections and frames for that merchant only (SEC-79)', () => {
  expect(policyAt('cards')).toMatch(/connect-src [^;]*https:\/\/cards\.example/);
  expect(policyAt('cards')).toMatch(/frame-src [^;]*https:\/\/cards\.example/);
  expect(policyAt('plain')).not.toContain('cards.example');
});
