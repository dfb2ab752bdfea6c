// Target of a banner.
import { toLaunchHref } from '@/lib/shared/game/launch-href';
import { DEFAULT_VENDOR } from '@/lib/shared/game/lottery';
import { isGameCode } from '@/lib/shared/lobby/game-address';
import type { Banner, BannerLink } from '@/lib/shared/lobby/lobby';
import { ROUTES, toHref, trimPath, withCarriedQuery } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';
import { parseResourceUrl, parseTrustedUrl } from '@/lib/shared/url/resource-url';

export type BannerPlace = {
  readonly trustedHosts: readonly string[];
  readonly query: URLSearchParams;
  /** Vendors with games on the site; absent while the games are not known. */
  readonly listedVendors?: ReadonlySet<string>;
};

const LOTTERY = /LOTT/;

function launchLink(banner: Banner, { query, listedVendors }: BannerPlace) {
  const { linkage, vendor, gameType = '', roomId, nodeId } = banner;
  const code = linkage.target;
  const isNamed = isGameCode(code);
  const isOfLottery = LOTTERY.test(gameType);
  const isOfLobby = vendor && gameType && listedVendors?.has(vendor) === false;
  if (!isNamed && !isOfLottery && !isOfLobby)
    return vendor && ({ href: toHref(ROUTES.game, { vendor }, query), kind: 'page' } as const);
  // Any other game is found by its code.
  const game = { vendor: vendor ?? (isOfLottery ? DEFAULT_VENDOR : undefined), code: isNamed ? code : '' };
  return {
    href: toLaunchHref(game, { gameType: gameType || undefined, roomId, nodeId }, query),
    kind: 'launch',
  } as const;
}

function internalLink(target: string, query: URLSearchParams): BannerLink | undefined {
  const address = parseInternalPath(target);
  if (address === undefined) return undefined;
  const { pathname } = new URL(address, 'https://internal.invalid');
  const kind = trimPath(pathname) === ROUTES.launchGame ? 'launch' : 'page';
  return { href: withCarriedQuery(address, query), kind };
}

function externalLink(target: string, { trustedHosts, query }: BannerPlace): BannerLink | undefined {
  const partner = parseTrustedUrl(target, trustedHosts);
  if (partner) return { href: toHref(ROUTES.out, { to: partner }, query), kind: 'partner' };
  const foreign = parseResourceUrl(target);
  return foreign === undefined ? undefined : { href: foreign, kind: 'foreign' };
}

/** Links a page under `/m` directly, a trusted host through `/m/out`, anything else plainly. */
export function toPlainLink(target: string, place: BannerPlace): BannerLink | undefined {
  return internalLink(target, place.query) ?? externalLink(target, place);
}

/** P opens the promotion, or all of them without an id; G launches the game, the lottery or the lobby of a vendor without games on the site, URL follows toPlainLink. Undefined for a banner without a target. */
export function toBannerLink(banner: Banner, place: BannerPlace): BannerLink | undefined {
  const { type, target } = banner.linkage;
  if (type === 'P')
    return {
      href: toHref(ROUTES.activity, isGameCode(target) ? { id: target } : {}, place.query),
      kind: 'page',
    };
  if (type === 'G') return launchLink(banner, place) || undefined;
  return toPlainLink(target, place);
}
