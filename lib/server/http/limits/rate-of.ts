// The rates of limits: the registry's, and those derived from them.
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Limits, Rate, RateName } from '@/lib/server/tenants/schema/limits-schema';

const EVERYWHERE = 4;
const everywhere = ({ tries, seconds }: Rate): Rate => ({ tries: tries * EVERYWHERE, seconds });

const OVER_ALL = {
  loginEverywhere: ({ loginAddress }: Limits): Rate => everywhere(loginAddress),
  coldPageEverywhere: ({ coldPage }: Limits): Rate => everywhere(coldPage),
};

const DERIVED = {
  ...OVER_ALL,
  /** Wrong query tokens count apart from logins: guesses from a shared address must not block its sign-ins. */
  tokenAddress: ({ loginAddress }: Limits): Rate => loginAddress,
  loginName: ({ loginAccount }: Limits): Rate => loginAccount,
  loginSlow: (): Rate => ({ tries: 1, seconds: 2 }),
};

export type LimitName = RateName | keyof typeof DERIVED;

const isDerived = (limit: LimitName): limit is keyof typeof DERIVED => limit in DERIVED;

/** Returns whether a limit counts over all merchants. */
export const isOverAll = (limit: LimitName): boolean => limit in OVER_ALL;

/** Returns a limit's rate for one of `parts` equal shares; at least one attempt. */
export function rateOf({ limits }: Pick<Merchant, 'limits'>, limit: LimitName, parts: number): Rate {
  const { tries, seconds } = isDerived(limit) ? DERIVED[limit](limits) : limits[limit];
  return { tries: Math.max(Math.floor(tries / parts), 1), seconds };
}
