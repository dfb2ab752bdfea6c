import { useOverlayText } from '@/components/notice/use-overlay-text';
import { Icon } from '@/components/ui/icon/icon';
import type { Toast } from '@/lib/client/notice/notice-store';
import styles from './notice.module.css';

type ToastListProps = { readonly isOffline: boolean; readonly toasts: readonly Toast[] };

/** Mounted from the start: a live region announces only what is added later. */
export function ToastList({ isOffline, toasts }: ToastListProps) {
  const toText = useOverlayText();
  return (
    <div aria-live="polite" className={styles.toasts} role="status">
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
