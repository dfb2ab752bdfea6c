// The challenge of reCAPTCHA: put where the player can reach it, and watched, since nothing reports that they closed it.
import 'client-only';
import { findModal } from '@/lib/client/captcha/adopt-vendor-styles';
import { authErrorOf } from '@/lib/shared/firebase/auth-error';

const FRAME = 'iframe[src*="/bframe"]';

/** A solved challenge hides a moment before its token comes, or after. */
const TOKEN_WITHIN_MS = 2_000;

// By what the vendor wrote: computed styles lag behind, since it fades.
function isShown(frame: HTMLElement): boolean {
  return frame.closest<HTMLElement>('[style*="visibility"]')?.style.visibility === 'visible';
}

type MovableDialog = HTMLDialogElement & { moveBefore?: (node: Node, before: null) => void };

/** Where the challenge begins in a dialog: the vendor's place is one in the document, which may be scrolled. */
const TOP = '10px';

// Outside of a modal dialog nothing can be tapped. A moved frame reloads where the browser has no moveBefore.
function lift(frame: HTMLElement, dialog: MovableDialog): void {
  const box = frame.closest<HTMLElement>('body > *, dialog > *');
  if (!box || box.contains(dialog)) return;
  if (box.parentElement !== dialog) {
    if (dialog.moveBefore) dialog.moveBefore(box, null);
    else dialog.append(box);
  }
  // The vendor sets its place each time that it shows or hides it.
  if (box.style.top !== TOP) Object.assign(box.style, { position: 'fixed', top: TOP });
}

export type ChallengeWatch = {
  /** Rejects once the player closed the challenge, or the check cannot go on. */
  readonly failed: Promise<never>;
  /** The check gave its token. */
  readonly solve: () => void;
  readonly fail: () => void;
  readonly stop: () => void;
};

/** Watches the challenge of one check until `stop`. */
export function watchChallenge(): ChallengeWatch {
  let fail: () => void = () => undefined;
  const failed = new Promise<never>((_resolve, reject) => {
    fail = () => reject(authErrorOf('captcha-check-failed'));
  });
  const dialog = findModal();
  let wasOpen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    const frames = [...document.querySelectorAll<HTMLElement>(FRAME)];
    if (dialog) for (const frame of frames) lift(frame, dialog);
    const isOpen = frames.some(isShown);
    if (isOpen) {
      clearTimeout(timer);
      timer = undefined;
    } else if (wasOpen) timer ??= setTimeout(fail, TOKEN_WITHIN_MS);
    wasOpen ||= isOpen;
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { attributeFilter: ['style'], childList: true, subtree: true });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
  };
  return { failed, solve: stop, fail, stop };
}
