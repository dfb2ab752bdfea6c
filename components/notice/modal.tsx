'use client';

import { type ReactNode, useId } from 'react';
import { DialogHistory } from '@/components/ui/sheet/dialog-history';
import { useShowModal } from '@/components/ui/sheet/use-show-modal';
import styles from './modal.module.css';

type ModalProps = {
  readonly title: string;
  /** Interrupts: assistive technology reads its text at once. */
  readonly isAlert?: boolean;
  /** Cannot be closed by Escape. */
  readonly isHeld?: boolean;
  /** Whether Back closes it, in place of leaving the page; for its whole life. */
  readonly closesOnBack?: boolean;
  /** A picture above the title. */
  readonly art?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** Native modal dialog, open while mounted; traps and restores the focus. */
export function Modal({
  title,
  isAlert,
  isHeld = false,
  closesOnBack = !isHeld,
  art,
  onClose,
  children,
}: ModalProps) {
  const id = useId();
  const dialog = useShowModal();
  // The event is asynchronous: a dialog that is open again was not closed by the player.
  const closed = () => {
    if (dialog.current?.open) return;
    // Some browsers close it all the same.
    if (isHeld) dialog.current?.showModal();
    else onClose();
  };
  return (
    <dialog
      aria-describedby={isAlert ? `${id}-body` : undefined}
      aria-labelledby={`${id}-title`}
      className={styles.modal}
      closedby={isHeld ? 'none' : undefined}
      onCancel={isHeld ? (event) => event.preventDefault() : undefined}
      onClose={closed}
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
    >
      {art}
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.body} id={`${id}-body`}>
        {children}
      </div>
      {closesOnBack && <DialogHistory />}
    </dialog>
  );
}
