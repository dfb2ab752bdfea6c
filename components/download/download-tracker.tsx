'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useCall } from '@/lib/client/data/use-call';
import { getBarRules, storeBarRank, updateBar } from '@/lib/client/download/update-bar';
import { watchDownloads } from '@/lib/client/download/watch-downloads';
import { useBreakEnd } from '@/lib/client/safety/break-store';
import { useSession } from '@/lib/client/session/use-session';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

/** Checks the rules where the bar is: again for each page and session. */
function BarRules() {
  useLayoutEffect(updateBar, []);
  return null;
}

/** Tracks downloads and updates the bar from page to page; loads the member's rank only if a bar needs it. */
export function DownloadTracker() {
  const { state } = useSession();
  const path = usePathname();
  const isOnBreak = useBreakEnd() !== undefined;
  const { isLoaded, value } = useCall(memberInfo, undefined, { enabled: (getBarRules()?.rank ?? 0) > 0 });
  const rank = parseMember(value)?.club?.rank ?? 0;
  useEffect(watchDownloads, []);
  useEffect(() => {
    if (state === 'visitor') storeBarRank(undefined);
    if (state === 'member' && isLoaded) storeBarRank(rank);
  }, [state, isLoaded, rank]);
  return <BarRules key={`${path} ${state} ${isOnBreak}`} />;
}
