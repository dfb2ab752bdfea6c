'use client';

import { useLayoutEffect, useRef } from 'react';
import { DomainDialog } from '@/components/notice/domain-dialog';
import { NoticeDialog } from '@/components/notice/notice-dialog';
import { useOverlayText } from '@/components/notice/use-failure-text';
import { Icon } from '@/components/ui/icon/icon';
import { closeNotice, type Overlays, setDomainModal, type Toast } from '@/lib/client/notice/notice-store';
import styles from './notice.module.css';

type ToastListProps = { readonly isOffline: boolean; readonly toasts: readonly Toast[] };

/** Mounted from the start: a live region announces only what is added later. */
function ToastList({ isOffline, toasts }: ToastListProps) {
  const toText = useOverlayText();
  const list = useRef<HTMLDivElement>(null);
  // Where the browser has popovers, no modal dialog dims the list; again for each toast, since one may have opened meanwhile.
  useLayoutEffect(() => {
    const element = list.current;
    const isEmpty = !isOffline && toasts.length === 0;
    if (isEmpty || !element?.showPopover) return undefined;
    element.popover = 'manual';
    element.showPopover();
    return () => element.hidePopover();
  }, [isOffline, toasts]);
  return (
    <div aria-live="polite" className={styles.toasts} ref={list} role="status">
      {isOffline && (
        <p className={styles.toast}>
          <Icon name="unplugged" size="small" />
          {toText({ textKey: 'stillOffline' })}
        </p>
      )}
      {toasts.map((toast) => (
        <p className={styles.toast} key={toast.id}>
          {toText(toast)}
        </p>
      ))}
    </div>
  );
}

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
