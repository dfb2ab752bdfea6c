// Finds elements in React's HTML without a parser, in linear time: React escapes `<` and `>` in texts and attributes.
import 'server-only';

export type HtmlElement = {
  readonly from: number;
  readonly to: number;
  readonly attributes: string;
  readonly text: string;
};

/** Yields the elements of a name in document order; `end` closes one. */
export function* elementsOf(html: string, name: string, end = `</${name}>`): Generator<HtmlElement> {
  const start = `<${name}`;
  for (let from = html.indexOf(start); from >= 0; ) {
    const attributesAt = from + start.length;
    const headEnd = html.indexOf('>', attributesAt);
    const endAt = html.indexOf(end, headEnd);
    if (headEnd < 0 || endAt < 0) return;
    const isNamed = /[\s/>]/.test(html[attributesAt] ?? '');
    const to = isNamed ? endAt + end.length : attributesAt;
    if (isNamed)
      yield {
        from,
        to,
        attributes: html.slice(attributesAt, headEnd),
        text: html.slice(headEnd + 1, endAt),
      };
    from = html.indexOf(start, to);
  }
}

/** Replaces elements, given in document order. */
export function replaceElements(
  html: string,
  elements: Iterable<HtmlElement>,
  toText: (element: HtmlElement) => string,
): string {
  const pieces: string[] = [];
  let at = 0;
  for (const element of elements) {
    pieces.push(html.slice(at, element.from), toText(element));
    at = element.to;
  }
  return pieces.join('') + html.slice(at);
}
