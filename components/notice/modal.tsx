'use client';

import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './modal.module.css';

type ModalProps = {
  readonly title: string;
  /** An alert interrupts: assistive technology reads its text at once. */
  readonly isAlert?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A native modal dialog that is open while it is mounted: focus goes in, stays in, and comes back to where it was (S14). */
export function Modal({ title, isAlert, onClose, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before paint, and undone before React removes the element: a removed dialog would drop the focus on the page's start.
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (element && !element.open) element.showModal();
    return () => {
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // The event comes late: a dialog that is open again by then was not closed by the player.
  const closed = () => {
    if (!dialog.current?.open) onClose();
  };
  return (
    <dialog
      aria-describedby={isAlert ? `${id}-body` : undefined}
      aria-labelledby={`${id}-title`}
      className={styles.modal}
      onClose={closed}
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
    >
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <div className={styles.body} id={`${id}-body`}>
        {children}
      </div>
    </dialog>
  );
}
