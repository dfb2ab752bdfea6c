import { useOverlayText } from '@/components/notice/use-overlay-text';
import type { Toast } from '@/lib/client/notice/notice-store';
import styles from './notice.module.css';

/** The region stands from the start: what is put into it later is read out. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const toText = useOverlayText();
  return (
    <div aria-live="polite" className={styles.toasts} role="status">
      {toasts.map((toast) => (
        <p className={styles.toast} key={toast.id}>
          {toText(toast)}
        </p>
      ))}
    </div>
  );
}
