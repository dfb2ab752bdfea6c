'use client';

import { type ComponentProps, type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { OverlayList } from '@/components/notice/overlay-list';
import {
  getOverlays,
  getServerOverlays,
  type Overlays,
  subscribeOverlays,
} from '@/lib/client/notice/notice-store';
import { showFault } from '@/lib/client/notice/show-fault';
import { watchOffline } from '@/lib/client/notice/watch-offline';
import { loadWhenIdle } from '@/lib/client/page/load-module';
import type { SiteFault } from '@/lib/shared/site/site';

type OverlayProviderProps = {
  /** Failure of this page's status call, if any. */
  readonly fault?: SiteFault;
};

/** The overlays load on demand or when idle: a page without a notice does not wait for them. Each change tries again what failed. */
function useOverlayList(overlays: Overlays): ComponentType<ComponentProps<typeof OverlayList>> | undefined {
  const [List, setList] = useState<typeof OverlayList>();
  const isLoaded = List !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () => import('./overlay-list').then((part) => setList(() => part.OverlayList));
    if (overlays === getServerOverlays()) return loadWhenIdle(load);
    void load().catch(() => undefined);
    return undefined;
  }, [overlays, isLoaded]);
  return List;
}

/** The one place of notices, toasts and the domain modal; mounted once in the layout. */
export function OverlayProvider({ fault }: OverlayProviderProps) {
  const overlays = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays);
  const List = useOverlayList(overlays);
  useEffect(watchOffline, []);
  useEffect(() => {
    if (fault) showFault(fault);
  }, [fault]);
  return List ? <List overlays={overlays} /> : null;
}
