'use client';

import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { startClientNavigation, watchHistoryNavigation } from '@/lib/client/page/client-navigation';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import { replacePage } from '@/lib/client/page/leave-page';
import { findUnderlyingPage, setUnderlyingPage } from '@/lib/client/page/underlying-page';
import { isWholePage, opensOver } from '@/lib/shared/auth/entry-place';
import styles from './client-links.module.css';

function tappedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return null;
  return event.target.closest<HTMLAnchorElement>('a[data-soft][href]');
}

/** Handles all client-side links by one listener: a lobby has hundreds, and each next/link would be hydrated. Focuses the new page; one that keeps the player waiting has a moving line on top. */
export function ClientLinks() {
  const router = useRouter();
  const address = `${usePathname()}?${useSearchParams()}`;
  const awaited = useRef<string | false>(false);
  const [isPending, startTransition] = useTransition();
  useEffect(() => {
    if (!awaited.current || awaited.current === address) return;
    awaited.current = false;
    // A tab keeps the focus: it names the page.
    if (document.activeElement?.hasAttribute('aria-current')) return;
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [address]);
  useEffect(watchHistoryNavigation, []);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = tappedLink(event);
      if (!link) return;
      const href = link.getAttribute('href') ?? '';
      const replaces = link.dataset.soft === 'replace';
      const scroll = !opensOver(link.pathname);
      // Loads the next page: an overlay would cover another sign-in page.
      const isWhole = !findUnderlyingPage() && isWholePage(window.location.pathname, link.pathname);
      if (isWhole && !replaces) return;
      event.preventDefault();
      if (isWhole) {
        replacePage(href);
        return;
      }
      startClientNavigation();
      if (!(scroll || replaces)) setUnderlyingPage(window.location.pathname + window.location.search);
      // A tap on the page's own link brings no new page.
      awaited.current = scroll && !replaces && link.href !== window.location.href && address;
      startTransition(() => router[replaces ? 'replace' : 'push'](href, { scroll }));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router, address]);
  return isPending && <div className={styles.pending} data-awaited />;
}
