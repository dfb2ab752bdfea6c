'use client';

import { type ReactNode, useId } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { DialogHistory } from '@/components/ui/sheet/dialog-history';
import { useShowModal } from '@/components/ui/sheet/use-show-modal';
import styles from './sheet.module.css';

type OpenSheetProps = {
  readonly title: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Further classes: a sheet may have its own theme. */
  readonly look?: string;
  readonly children: ReactNode;
};

/** Bottom sheet, open while mounted; a tap beside it, Escape, Back and its button close it. */
export function OpenSheet({ title, closeLabel, onClose, look = '', children }: OpenSheetProps) {
  const id = useId();
  const dialog = useShowModal();
  // The event is asynchronous: a dialog that is open again was not closed by the player.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      className={`${styles.sheet} ${look}`}
      closedby="any"
      onClose={closed}
      ref={dialog}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        <button aria-label={closeLabel} className={styles.close} onClick={onClose} type="button">
          <Icon name="close" />
        </button>
      </div>
      {children}
      <DialogHistory />
    </dialog>
  );
}
