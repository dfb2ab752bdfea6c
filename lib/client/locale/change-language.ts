// A change of the language loads the page anew, with its texts, categories, matches and downloads; the visitor loses nothing by it.
import 'client-only';
import { replacePage } from '@/lib/client/page/leave-page';
import { readStoredRecord } from '@/lib/client/storage/read-json';
import { STORED } from '@/lib/client/storage/stored-items';
import { removeStored, writeStored } from '@/lib/client/storage/web-storage';
import { keepForm } from '@/lib/client/update/keep-form';

function keepPlace(): void {
  const { pathname } = window.location;
  writeStored(STORED.keptPlace, JSON.stringify({ path: pathname, top: Math.round(window.scrollY) }));
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-lang]');
  const isPlain = event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  keepForm();
  keepPlace();
  // The page is the same one in other words: the back button leads to the one before it.
  replacePage(link.href);
}

/**
 * From now on a tap on a language takes along what is typed, passwords and codes left out, and the place on the page; the page takes the place of
 * this one in the history. Without this the links lead to the same page all the same. Returns the way to stop.
 */
export function watchLanguageChange(): () => void {
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}

/** Goes back, once, to where the visitor was on this page when he changed the language; never where he has moved since. */
export function returnPlace(): void {
  const { path, top } = readStoredRecord(STORED.keptPlace) ?? {};
  removeStored(STORED.keptPlace);
  const isMine = path === window.location.pathname && window.location.hash === '' && window.scrollY === 0;
  if (isMine && typeof top === 'number' && top > 0) window.scrollTo({ top, behavior: 'instant' });
}
