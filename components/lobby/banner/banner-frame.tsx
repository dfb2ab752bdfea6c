import type { ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import type { BannerLink } from '@/lib/shared/lobby/lobby';
import styles from './banner.module.css';

type BannerFrameProps = { readonly link?: BannerLink; readonly children: ReactNode };

/** What a banner opens: a trusted partner may report deposits to this page, a foreign site knows nothing of it. */
export function BannerFrame({ link, children }: BannerFrameProps) {
  if (!link) return <span className={styles.frame}>{children}</span>;
  const { href, kind } = link;
  if (kind === 'page') {
    return (
      <ClientLink className={styles.frame} href={href}>
        {children}
      </ClientLink>
    );
  }
  const rel = kind === 'partner' ? 'opener' : 'noopener noreferrer';
  return (
    <a className={styles.frame} href={href} {...(kind === 'launch' ? {} : { rel, target: '_blank' })}>
      {children}
    </a>
  );
}
