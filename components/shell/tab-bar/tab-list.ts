import type { IconName } from '@/components/ui/icon/icon-table';
import type { Feature } from '@/lib/shared/calls/feature';
import { CATEGORY_ROUTES, ROUTES } from '@/lib/shared/routes';

/** A tab of the bar. */
export type Tab = {
  readonly id: 'home' | 'games' | 'promotions' | 'service' | 'signIn' | 'me';
  readonly icon: IconName;
  readonly path: string;
  /** Further paths on which the tab is current. */
  readonly also?: readonly string[];
  readonly audience?: 'visitor' | 'member';
  /** Shows the number of unread messages. */
  readonly hasUnread?: boolean;
  /** Feature without which the tab is missing. */
  readonly feature?: Feature;
};

/** Returns the tabs in order. */
export const TABS: readonly Tab[] = [
  { id: 'home', icon: 'home', path: ROUTES.home, also: [ROUTES.index, ROUTES.indexHtml] },
  { id: 'games', icon: 'games', path: ROUTES.game, also: [...CATEGORY_ROUTES, ROUTES.mine] },
  { id: 'promotions', icon: 'gift', path: ROUTES.activity, feature: 'promotions' },
  {
    id: 'service',
    icon: 'headset',
    path: ROUTES.service,
    also: [ROUTES.feedback, ROUTES.diagnosis],
    hasUnread: true,
  },
  {
    id: 'signIn',
    icon: 'user',
    path: ROUTES.login,
    also: [ROUTES.register, ROUTES.registerHtml, ROUTES.recover],
    audience: 'visitor',
  },
  {
    id: 'me',
    icon: 'user',
    path: ROUTES.member,
    also: [ROUTES.settings, ROUTES.inbox, ROUTES.transactions, ROUTES.vip, ROUTES.changePassword],
    audience: 'member',
  },
];
