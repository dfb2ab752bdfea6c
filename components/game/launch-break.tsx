'use client';

import { BreakEndedPanel } from '@/components/safety/break/break-ended-panel';
import { LockedPanel } from '@/components/safety/break/locked-panel';

/** Replaces a game during a break, and what follows it. */
export function LaunchBreak({ back }: { readonly back: string }) {
  const { pathname, search } = window.location;
  return (
    <>
      <LockedPanel back={back} />
      <BreakEndedPanel again={pathname + search} back={back} />
    </>
  );
}
