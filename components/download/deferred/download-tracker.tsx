'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useLayoutEffect } from 'react';
import { useCall } from '@/lib/client/data/use-call';
import { getBarRules, storeBarRank, updateBar } from '@/lib/client/download/update-bar';
import { watchDownloads } from '@/lib/client/download/watch-downloads';
import { useBreakEnd } from '@/lib/client/safety/use-break-end';
import { useSession } from '@/lib/client/session/use-session';
import { memberInfo } from '@/lib/shared/calls/member-table';
import { parseMember } from '@/lib/shared/member/member';

/** Asks the rules once where it stands: anew for each page and session. */
function BarRules() {
  useLayoutEffect(updateBar, []);
  return null;
}

/** Tracks downloads, and keeps the bar as its rules say from page to page; the member's rank is asked for only where a bar wants one. */
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
