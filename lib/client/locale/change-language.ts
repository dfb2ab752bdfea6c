// A language change reloads the page; form input and scroll position survive.
import 'client-only';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import { replacePage } from '@/lib/client/page/leave-page';
import { readStoredRecord } from '@/lib/client/storage/read-stored-record';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { saveForm } from '@/lib/client/update/save-form';

function keepPlace(): void {
  const { pathname } = window.location;
  writeStored(STORED.savedScroll, JSON.stringify({ path: pathname, top: Math.round(window.scrollY) }));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lang]');
  if (!link || !isPlainClick(event) || event.defaultPrevented) return;
  event.preventDefault();
  saveForm();
  keepPlace();
  // The history entry is replaced: back leads to the page before it.
  replacePage(link.href);
}

/** Saves form input (no secrets) and scroll position on a language tap. Returns the stop function. */
export function watchLanguageChange(): () => void {
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Restores the scroll position after a language change, once, unless the visitor has scrolled. */
export function restoreScrollPosition(): void {
  const { path, top } = readStoredRecord(STORED.savedScroll) ?? {};
  removeStored(STORED.savedScroll);
  const isMine = path === window.location.pathname && window.location.hash === '' && window.scrollY === 0;
  if (isMine && typeof top === 'number' && top > 0) window.scrollTo({ top, behavior: 'instant' });
}
