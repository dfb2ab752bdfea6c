'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';

function hrefOf(event: MouseEvent): string | undefined {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (event.defaultPrevented || !isPlain || !(event.target instanceof Element)) return undefined;
  return event.target.closest('a[data-soft]')?.getAttribute('href') ?? undefined;
}

/** Follows all soft links of a page by one listener: a lobby has hundreds of them, and each next/link would be hydrated. */
export function SoftLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = hrefOf(event);
      if (href === undefined) return;
      event.preventDefault();
      router.push(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}
