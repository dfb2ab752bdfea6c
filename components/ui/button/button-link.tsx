import type { ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import styles from './button.module.css';

type ButtonLinkProps = {
  readonly href: string;
  readonly look?: 'primary' | 'quiet';
  /** Lower than the area that takes the tap, or as broad as there is room. */
  readonly size?: 'small' | 'wide';
  /** Leaves the app's own navigation: the browser loads the page anew. */
  readonly reload?: boolean;
  /** Shown to one of the two only; the other gets it hidden. */
  readonly audience?: 'visitor' | 'member';
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ href, look = 'primary', size, reload, audience, children }: ButtonLinkProps) {
  const className = [styles.button, styles[look], size && styles[size]].filter(Boolean).join(' ');
  if (reload) {
    return (
      <a className={className} data-for={audience} href={href}>
        {children}
      </a>
    );
  }
  return (
    <ClientLink className={className} data-for={audience} href={href}>
      {children}
    </ClientLink>
  );
}
