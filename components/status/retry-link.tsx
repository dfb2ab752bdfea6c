'use client';

import type { MouseEvent } from 'react';
import { ButtonLink } from '@/components/ui/button/button-link';
import { isPlainClick } from '@/lib/client/page/is-plain-click';
import { reloadWithReturn } from '@/lib/client/social/reload-with-return';

type RetryLinkProps = { readonly href: string; readonly label: string };

/** Tries a closed site again: at its home page, or with the provider's return that met it. */
export function RetryLink({ href, label }: RetryLinkProps) {
  const retry = (event: MouseEvent) => {
    if (!window.mcReturn || !isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    reloadWithReturn();
  };
  return (
    <ButtonLink href={href} look="quiet" onClick={retry} reload>
      {label}
    </ButtonLink>
  );
}
