'use client';

import { BreakEndedPanel } from '@/components/safety/break/break-ended-panel';
import { LockedPanel } from '@/components/safety/break/locked-panel';

/** What stands in a game's place while the player takes a break, and what comes when it is over. */
export function LaunchBreak({ back }: { readonly back: string }) {
  const { pathname, search } = window.location;
  return (
    <>
      <LockedPanel back={back} />
      <BreakEndedPanel again={pathname + search} back={back} />
    </>
  );
}
