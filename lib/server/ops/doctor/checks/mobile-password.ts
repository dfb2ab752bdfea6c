// Doctor checks: the password of a registration by mobile number.
import 'server-only';
import { about, type FindingDetails, warning } from '@/lib/server/ops/doctor/case/finding';
import type { MerchantCase } from '@/lib/server/ops/doctor/case/merchant-case';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toFlag } from '@/lib/shared/calls/wire-value';

const CHECK = 'registration';
const REMEDY = 'have the provider ask for a password (mobilePasswordSetting of the site configuration)';

/** Warns of a default password, which opens every account that never changed it. */
export function checkDefaultPassword({
  defaultMobilePassword,
}: Pick<Merchant, 'defaultMobilePassword'>): FindingDetails[] {
  if (defaultMobilePassword === undefined) return [];
  const text =
    'defaultMobilePassword is set: anyone who knows it can sign in with the number of a player who has not changed it';
  return [
    about('defaultMobilePassword', warning(CHECK, text, `${REMEDY}, and remove defaultMobilePassword`)),
  ];
}

/** Reports a merchant with SMS but without any password for mobile registrations, which are not offered then. */
export function checkMobileRegistration({ merchant, status, config }: MerchantCase): FindingDetails[] {
  const isOffered = toFlag(config?.mobilePasswordSetting) || merchant.defaultMobilePassword !== undefined;
  if (!status?.sms || config === undefined || isOffered) return [];
  const text =
    'registration by mobile number is not offered: neither the player nor the registry gives a password';
  return [warning(CHECK, text, `${REMEDY}, or set defaultMobilePassword`)];
}
