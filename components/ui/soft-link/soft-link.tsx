import type { AnchorHTMLAttributes } from 'react';

type SoftLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { readonly href: string };

/** A link to one of our own pages: plain markup that costs a browser nothing, made a soft navigation by SoftLinks. */
export function SoftLink(props: SoftLinkProps) {
  return <a data-soft="" {...props} />;
}
