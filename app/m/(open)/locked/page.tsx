import { LaunchFrame } from '@/components/game/launch-frame';
import { BreakEndedPanel, LockedPanel } from '@/components/safety/break/locked-panel';
import { getSite } from '@/lib/server/http/get-site';
import { ROUTES } from '@/lib/shared/routes';
import { parseInternalPath } from '@/lib/shared/url/internal-path';

/** Shown by the pipeline instead of a game while the player takes a break. */
export default async function LockedPage() {
  const { brand, path, query } = await getSite();
  if (!brand) return null;
  const back = parseInternalPath(query.get('backUrl')) ?? ROUTES.home;
  return (
    <LaunchFrame brand={brand} query={query}>
      <LockedPanel back={back} />
      <BreakEndedPanel again={`${path}?${query}`} back={back} />
    </LaunchFrame>
  );
}
