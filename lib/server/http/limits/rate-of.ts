// The rates of limits: those of the registry, and those that follow from them (SEC-62, SEC-114).
import 'server-only';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import type { Limits, Rate, RateName } from '@/lib/server/tenants/schema/limits-schema';

/** An address may try so many times as often at all merchants together as at one. */
const EVERYWHERE = 4;
const everywhere = ({ tries, seconds }: Rate): Rate => ({ tries: tries * EVERYWHERE, seconds });

/** Limits over all merchants together, by the limit at one merchant that they follow from. */
const OVER_ALL = {
  loginEverywhere: ({ loginAddress }: Limits): Rate => everywhere(loginAddress),
  coldPageEverywhere: ({ coldPage }: Limits): Rate => everywhere(coldPage),
};

const DERIVED = {
  ...OVER_ALL,
  /** Wrong tokens in the query, apart from logins: a neighbour that guesses at tokens must not keep others from signing in. */
  tokenAddress: ({ loginAddress }: Limits): Rate => loginAddress,
  /** A name over all addresses. */
  loginName: ({ loginAccount }: Limits): Rate => loginAccount,
  /** A name beyond that: one try in 2 s. */
  loginSlow: (): Rate => ({ tries: 1, seconds: 2 }),
};

/** The name of a limit. */
export type LimitName = RateName | keyof typeof DERIVED;

const isDerived = (limit: LimitName): limit is keyof typeof DERIVED => limit in DERIVED;

/** Whether a limit counts over all merchants together. */
export const isOverAll = (limit: LimitName): boolean => limit in OVER_ALL;

/** The rate of a limit for one of `parts` equal shares; never less than one try. */
export function rateOf({ limits }: Pick<Merchant, 'limits'>, limit: LimitName, parts: number): Rate {
  const { tries, seconds } = isDerived(limit) ? DERIVED[limit](limits) : limits[limit];
  return { tries: Math.max(Math.floor(tries / parts), 1), seconds };
}
