import type { AnchorHTMLAttributes } from 'react';

type ClientLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** Replaces the current history entry. */
  readonly replaces?: boolean;
};

/** Link to an own page: plain markup, made a client-side navigation by ClientLinks. */
export function ClientLink({ replaces, ...rest }: ClientLinkProps) {
  return <a data-soft={replaces ? 'replace' : ''} {...rest} />;
}
