'use client';

import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { noteEntry } from '@/lib/client/auth/leave-entry';
import styles from './entry-dialog.module.css';

export type EntryDialogProps = {
  readonly title: string;
  readonly lead: string;
  readonly closeLabel: string;
  readonly children: ReactNode;
};

const TITLE = 'entry-title';

function elementsBefore(element: Element): HTMLElement[] {
  const elements: HTMLElement[] = [];
  for (let other = element.previousElementSibling; other; other = other.previousElementSibling)
    if (other instanceof HTMLElement && !other.inert) elements.push(other);
  return elements;
}

/** Makes the page behind `dialog` inert. Returns the function that undoes it and restores the focus. */
function standOver(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const behind = elementsBefore(dialog);
  dialog.show();
  noteEntry();
  for (const element of behind) element.inert = true;
  dialog.querySelector<HTMLElement>(`#${TITLE}`)?.focus();
  return () => {
    for (const element of behind) element.inert = false;
    if (!(opener instanceof HTMLElement)) return;
    opener.focus({ preventScroll: true });
    // A second factor above, which Back closes too, keeps the focus until it has closed.
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) opener.focus({ preventScroll: true });
    });
  };
}

/** Sign-in page as an overlay. Not a modal dialog, which would cover what captcha and sign-in scripts insert; a tap beside it keeps the input. */
export function EntryDialog({ title, lead, closeLabel, children }: EntryDialogProps) {
  const router = useRouter();
  const dialog = useRef<HTMLDialogElement>(null);
  const isLeaving = useRef(false);
  useLayoutEffect(() => (dialog.current ? standOver(dialog.current) : undefined), []);
  const close = () => {
    // The browser goes back later: a second press must not leave the page below.
    if (isLeaving.current) return;
    isLeaving.current = true;
    router.back();
  };
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    // A third party's check above this one closes itself.
    const isHere = target === document.body || (target instanceof Node && dialog.current?.contains(target));
    if (event.key === 'Escape' && isHere && !document.querySelector('dialog:modal')) close();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => closeOnEscape(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <dialog aria-labelledby={TITLE} aria-modal="true" className={styles.overlay} data-entry="" ref={dialog}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <h2 className={styles.title} id={TITLE} tabIndex={-1}>
            {title}
          </h2>
          <p className={styles.lead}>{lead}</p>
          <button aria-label={closeLabel} className={styles.close} onClick={close} type="button">
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
