// The launch page's plan, or the reason that it has none.
import 'server-only';
import { getGames, getLanes } from '@/lib/server/features/page-data/lobby';
import { getMerchantOf } from '@/lib/server/tenants/registry';
import type { Result } from '@/lib/shared/calls/envelope';
import { isClosedCategory } from '@/lib/shared/calls/feature';
import { toBackUrl } from '@/lib/shared/game/back-url';
import { type LaunchPlan, type PlanFault, toLaunchPlan } from '@/lib/shared/game/launch-plan';
import { type LaunchQuery, parseLaunchQuery } from '@/lib/shared/game/launch-query';
import { isLobbyCode } from '@/lib/shared/game/lottery';
import type { Game } from '@/lib/shared/lobby/lobby';
import type { Site } from '@/lib/shared/site/site';

export type Launch = { readonly back: string } & (
  | { readonly kind: 'plan'; readonly plan: LaunchPlan }
  | { readonly kind: 'fault'; readonly fault: PlanFault | 'badAddress' }
  | { readonly kind: 'unread'; readonly traceId: string }
);

function backOf(site: Site): string {
  const merchant = getMerchantOf(site);
  const hosts = merchant ? [...merchant.hosts, ...merchant.trustedHosts] : [];
  return toBackUrl(site.query.get('backUrl') ?? undefined, { host: site.host, hosts });
}

/** Lotto VN's prize mode depends on the lanes of its vendor. */
function isOfVietnam({ code, gameType }: LaunchQuery, games: Result<Game[]>): boolean {
  const own = games.ok ? games.value.filter((game) => game.code === code) : [];
  return [gameType, ...own.map(({ category }) => category)].includes('VIETNAM_LOTTO');
}

/** Plans the launch of this page's address; without the games list, a member's launch relies on the address alone. */
export async function getLaunch(site: Site): Promise<Launch> {
  const back = backOf(site);
  const query = parseLaunchQuery(site.query);
  if (!query) return { kind: 'fault', fault: 'badAddress', back };
  const [games, lobbies] = await Promise.all([
    getGames(site),
    isLobbyCode(query.code) ? getLanes(site) : undefined,
  ]);
  const lanes = lobbies ?? (isOfVietnam(query, games) ? await getLanes(site) : undefined);
  if (!games.ok && query.playType === 'trial') return { kind: 'unread', traceId: games.traceId, back };
  const plan = toLaunchPlan(query, {
    games: games.ok ? games.value : [],
    lanes: lanes?.ok ? lanes.value : [],
    device: site.device,
    language: site.language,
    isLanguageChosen: site.isLanguageChosen === true,
    backUrl: new URL(back, `${site.protocol}//${site.host}`).href,
  });
  if (typeof plan !== 'string' && isClosedCategory(site.brand?.off ?? [], plan.game.category))
    return { kind: 'fault', fault: 'badAddress', back };
  return typeof plan === 'string' ? { kind: 'fault', fault: plan, back } : { kind: 'plan', plan, back };
}
