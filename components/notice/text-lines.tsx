import { Fragment } from 'react';

/** A server's text with line breaks as nodes: never HTML. */
export function TextLines({ text }: { readonly text: string }) {
  return text.split(/\r?\n/).map((line, index) => (
    // Lines are identified by position, and the list never changes under one text.
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
