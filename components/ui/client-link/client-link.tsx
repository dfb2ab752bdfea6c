import type { AnchorHTMLAttributes } from 'react';

type ClientLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  readonly href: string;
  /** The place that is left is forgotten by the back button. */
  readonly replaces?: boolean;
};

/** A link to one of our own pages: plain markup that costs a browser nothing, made a soft navigation by ClientLinks. */
export function ClientLink({ replaces, ...rest }: ClientLinkProps) {
  return <a data-soft={replaces ? 'replace' : ''} {...rest} />;
}
