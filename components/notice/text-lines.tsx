import { Fragment } from 'react';

/** A server's words as text, its line breaks as nodes: never HTML. */
export function TextLines({ text }: { readonly text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // Lines have no identity but their place, and the list never changes under one text.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
