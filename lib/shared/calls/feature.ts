// Features that a merchant switches off by the null path of a call, and the pages that go with them.
import { ROUTES, trimPath } from '@/lib/shared/routes';

/** What an endpoint's null path takes away. */
export type Feature =
  | 'changePassword'
  | 'chatIdentity'
  | 'downloadPictures'
  | 'feedback'
  | 'memberSettings'
  | 'passwordReset'
  | 'promotions'
  | 'providerLogout'
  | 'referral'
  | 'seaLottery'
  | 'serverEvents'
  | 'siteConfiguration'
  | 'socialRegistration'
  | 'verificationCode'
  | 'vietnamLottery';

const PAGES: Partial<Record<Feature, readonly string[]>> = {
  changePassword: [ROUTES.changePassword],
  feedback: [ROUTES.feedback],
  passwordReset: [ROUTES.recover],
  promotions: [ROUTES.activity],
  referral: [ROUTES.inviteFriends, ROUTES.agentRegister],
};

const LOTTERIES: Readonly<Record<string, Feature>> = {
  SEA_LOTT: 'seaLottery',
  VIETNAM_LOTTO: 'vietnamLottery',
};

/** Returns whether nothing, or a feature that is on, is needed. */
export function isOffered(off: readonly Feature[], feature?: Feature): boolean {
  return feature === undefined || !off.includes(feature);
}

/** Returns whether a page belongs to a feature that is switched off. */
export function isClosedPage(off: readonly Feature[], pathname: string): boolean {
  const path = trimPath(pathname);
  return off.some((feature) => PAGES[feature]?.includes(path));
}

/** Returns whether games of a category have no launcher, because it is switched off. */
export function isClosedCategory(off: readonly Feature[], category: string): boolean {
  const feature = LOTTERIES[category];
  return feature !== undefined && off.includes(feature);
}

/** The features as the attribute of the document; undefined when all are on. */
export function buildOffText(off: readonly Feature[]): string | undefined {
  return off.join(' ') || undefined;
}
