'use client';

import { DomainDialog } from '@/components/notice/domain-dialog';
import { NoticeDialog } from '@/components/notice/notice-dialog';
import { ToastList } from '@/components/notice/toast-list';
import { closeNotice, type Overlays, setDomainModal } from '@/lib/client/notice/notice-store';

/** Renders the current overlays: toasts, domain modal, and the first notice. */
export function OverlayList({ overlays }: { readonly overlays: Overlays }) {
  const [notice] = overlays.notices;
  return (
    <>
      <ToastList isOffline={overlays.isOffline} toasts={overlays.toasts} />
      {overlays.domainModal && <DomainDialog onClose={() => setDomainModal(false)} />}
      {notice && <NoticeDialog key={notice.id} notice={notice} onClose={() => closeNotice(notice.id)} />}
    </>
  );
}
