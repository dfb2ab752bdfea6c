import type { MouseEventHandler, ReactNode } from 'react';
import { ClientLink } from '@/components/ui/client-link/client-link';
import styles from './button.module.css';

type ButtonLinkProps = {
  readonly href: string;
  readonly look?: 'primary' | 'quiet';
  /** Smaller than its tap area, or full width. */
  readonly size?: 'small' | 'wide';
  /** Full page load instead of client-side navigation. */
  readonly reload?: boolean;
  /** Takes the place of this page in the history, by client-side navigation. */
  readonly replaces?: boolean;
  /** For members or visitors only; hidden from the others. */
  readonly audience?: 'visitor' | 'member';
  readonly onClick?: MouseEventHandler<HTMLAnchorElement>;
  readonly children: ReactNode;
};

/** A link that looks like a button. */
export function ButtonLink({ look = 'primary', size, reload, audience, ...link }: ButtonLinkProps) {
  const className = [styles.button, styles[look], size && styles[size]].filter(Boolean).join(' ');
  if (reload) return <a className={className} data-for={audience} {...link} />;
  return <ClientLink className={className} data-for={audience} {...link} />;
}
