// The wallet that a merchant offers its members.
import 'server-only';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import { toPlainLink } from '@/lib/shared/game/banner-link';
import type { Wallet } from '@/lib/shared/member/wallet';
import { ROUTES, toHref } from '@/lib/shared/routes';
import type { Site } from '@/lib/shared/site/site';

/** Returns the wallet of the page's merchant; undefined where it has neither a balance, nor payments, nor a link. */
export function getWallet({ brand, query }: Pick<Site, 'brand' | 'query'>): Wallet | undefined {
  const merchant = getMerchantOf({ brand });
  if (!merchant) return undefined;
  const { links, trustedHosts, backend, vendors } = merchant;
  const toLink = (target: string | undefined) =>
    target === undefined ? undefined : toPlainLink(target, { trustedHosts, query });
  const hasTransactions = Boolean(backend.paths.transactions);
  const own = hasTransactions
    ? ({ href: toHref(ROUTES.transactions, {}, query), kind: 'page' } as const)
    : undefined;
  const deposit = toLink(links.deposit);
  const wallet: Wallet = {
    hasBalance: Boolean(backend.paths.balance),
    hasTransactions,
    deposit,
    withdraw: toLink(links.withdraw),
    history: toLink(links.history) ?? own,
    cardScript: deposit && vendors.cardPayment,
  };
  return wallet.hasBalance || wallet.deposit || wallet.withdraw || wallet.history ? wallet : undefined;
}

/** Returns whether the page's merchant has an optional call. */
export function hasOptional(site: Pick<Site, 'brand'>, name: string): boolean {
  return Boolean(getMerchantOf(site)?.backend.paths[name]);
}
