'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { DomainDialog } from '@/components/notice/domain-dialog';
import { NoticeDialog } from '@/components/notice/notice-dialog';
import { ToastList } from '@/components/notice/toast-list';
import {
  closeNotice,
  getOverlays,
  getServerOverlays,
  setDomainModal,
  subscribeOverlays,
} from '@/lib/client/notice/notice-store';
import { showFault } from '@/lib/client/notice/show-fault';
import { watchOffline } from '@/lib/client/notice/watch-offline';
import type { SiteFault } from '@/lib/shared/site/site';

type OverlayHostProps = {
  /** What went wrong with the status call of this page, if anything did (X1). */
  readonly fault?: SiteFault;
};

/** The one place that shows notices, toasts and the domain modal; it stands once in the layout (S2, S13, S14). */
export function OverlayHost({ fault }: OverlayHostProps) {
  const overlays = useSyncExternalStore(subscribeOverlays, getOverlays, getServerOverlays);
  useEffect(watchOffline, []);
  useEffect(() => {
    if (fault) showFault(fault);
  }, [fault]);
  const [notice] = overlays.notices;
  return (
    <>
      <ToastList toasts={overlays.toasts} />
      {overlays.domainModal && <DomainDialog onClose={() => setDomainModal(false)} />}
      {notice && <NoticeDialog key={notice.id} notice={notice} onClose={() => closeNotice(notice.id)} />}
    </>
  );
}
