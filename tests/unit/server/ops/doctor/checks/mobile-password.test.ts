import {
  checkDefaultPassword,
  checkMobileRegistration,
} from '@/lib/server/ops/doctor/checks/mobile-password';
import { aMerchant } from '@/tests/unit/server/support/facts';

type Case = Parameters<typeof checkMobileRegistration>[0];

const caseOf = (own: Record<string, unknown>, config?: object, sms = true) =>
  ({ merchant: aMerchant('http://a.example', own), status: { sms }, config }) as unknown as Case;
const levels = (findings: readonly { readonly level: string }[]) => findings.map(({ level }) => level);

test('a default password is a warning (ruling 19, B41)', () => {
  expect(
    levels(checkDefaultPassword(aMerchant('http://a.example', { defaultMobilePassword: '246810' }))),
  ).toEqual(['warning']);
  expect(checkDefaultPassword(aMerchant('http://a.example'))).toEqual([]);
});

test.each([
  ['neither the player nor the registry gives one', caseOf({}, {}), ['warning']],
  ['the player gives one', caseOf({}, { mobilePasswordSetting: true }), []],
  ['the registry gives one', caseOf({ defaultMobilePassword: '246810' }, {}), []],
  ['there is no SMS', caseOf({}, {}, false), []],
  ['the site configuration cannot be had', caseOf({}), []],
])('registration by number, where %s (A4, ruling 19, B41)', (_where, given, expected) => {
  expect(levels(checkMobileRegistration(given))).toEqual(expected);
});
