import type { ReactNode } from 'react';
import button from '@/components/ui/button/button.module.css';
import { ClientLink } from '@/components/ui/client-link/client-link';
import textLink from '@/components/ui/client-link/text-link.module.css';
import type { BannerLink } from '@/lib/shared/lobby/lobby';

type WalletLinkProps = {
  readonly link: BannerLink;
  readonly look: 'primary' | 'quiet' | 'text';
  readonly children: ReactNode;
};

/** Cashier link: our own page, or a partner’s window, which keeps its opener, so that its cashier can report movements. */
export function WalletLink({ link, look, children }: WalletLinkProps) {
  const className = look === 'text' ? textLink.link : `${button.button} ${button[look]}`;
  if (link.kind === 'page')
    return (
      <ClientLink className={className} href={link.href}>
        {children}
      </ClientLink>
    );
  return (
    <a
      className={className}
      href={link.href}
      rel={link.kind === 'partner' ? 'opener' : 'noopener noreferrer'}
      target="_blank"
    >
      {children}
    </a>
  );
}
