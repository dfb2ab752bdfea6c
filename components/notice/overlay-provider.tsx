'use client';

import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { OverlayList } from '@/components/notice/overlay-list';
import { getOverlays, getServerOverlays, subscribeOverlays } from '@/lib/client/notice/notice-store';
import { showFault } from '@/lib/client/notice/show-fault';
import { watchOffline } from '@/lib/client/notice/watch-offline';
import { loadWhenIdle } from '@/lib/client/page/load-module';
import type { SiteFault } from '@/lib/shared/site/site';

type OverlayHostProps = {
  /** What went wrong with the status call of this page, if anything did. */
  readonly fault?: SiteFault;
};

/** What shows the overlays comes when it is wanted, and else while nothing is to be done: a page without a notice does not wait for it. */
function useOverlayList(isWanted: boolean): ComponentType<ComponentProps<typeof OverlayList>> | undefined {
  const [List, setList] = useState<typeof OverlayList>();
  useEffect(() => {
    const load = () => import('./overlay-list').then((part) => setList(() => part.OverlayList));
    if (!isWanted) return loadWhenIdle(load);
    void load().catch(() => undefined);
    return undefined;
  }, [isWanted]);
  return List;
}

/** The one place that shows notices, toasts and the domain modal; it stands once in the layout. */
export function OverlayProvider({ fault }: OverlayHostProps) {
  const overlays = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays);
  const List = useOverlayList(overlays !== getServerOverlays());
  useEffect(watchOffline, []);
  useEffect(() => {
    if (fault) showFault(fault);
  }, [fault]);
  return List ? <List overlays={overlays} /> : null;
}
