'use client';

import { type ReactNode, useId } from 'react';
import { useShowModal } from '@/components/notice/use-show-modal';
import styles from './modal.module.css';

type ModalProps = {
  readonly title: string;
  /** An alert interrupts: assistive technology reads its text at once. */
  readonly isAlert?: boolean;
  /** Cannot be closed: neither Escape nor the phone's back button does anything to it. */
  readonly isHeld?: boolean;
  /** A picture above the title. */
  readonly art?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A native modal dialog that is open while it is mounted: focus goes in, stays in, and comes back to where it was. */
export function Modal({ title, isAlert, isHeld, art, onClose, children }: ModalProps) {
  const id = useId();
  const dialog = useShowModal();
  // The event comes late: a dialog that is open again by then was not closed by the player.
  const closed = () => {
    if (dialog.current?.open) return;
    // A browser that knows no other way closes it all the same.
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
    </dialog>
  );
}
