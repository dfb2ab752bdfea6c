import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import styles from './sheet.module.css';

type SheetProps = {
  /** Opened by a button with `command="show-modal"` and this id in `commandfor`. */
  readonly id: string;
  readonly title: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

/** Bottom sheet on the native dialog: focus, Escape and inertness come from the browser. */
export function Sheet({ id, title, closeLabel, children }: SheetProps) {
  return (
    <dialog aria-labelledby={`${id}-title`} className={styles.sheet} closedby="any" id={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <button
          aria-label={closeLabel}
          className={styles.close}
          command="close"
          commandfor={id}
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      {children}
    </dialog>
  );
}
