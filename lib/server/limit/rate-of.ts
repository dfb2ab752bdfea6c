// The rates of limits: those of the registry, and those that follow from them (SEC-62, SEC-114).
import 'server-only';
import type { Merchant } from '@/lib/server/merchant/merchant';
import type { Limits, Rate, RateName } from '@/lib/server/merchant/parts/limits-schema';

/** An address may try so many times as often at all merchants together as at one. */
const EVERYWHERE = 4;

const DERIVED = {
  loginEverywhere: ({ loginAddress }: Limits): Rate => ({
    ...loginAddress,
    tries: loginAddress.tries * EVERYWHERE,
  }),
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

/** The rate of a limit for one of `parts` equal shares; never less than one try. */
export function rateOf({ limits }: Merchant, limit: LimitName, parts: number): Rate {
  const { tries, seconds } = isDerived(limit) ? DERIVED[limit](limits) : limits[limit];
  return { tries: Math.max(Math.floor(tries / parts), 1), seconds };
}
