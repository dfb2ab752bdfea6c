// A rendered body cut at its marks: what differs from answer to answer (the nonce, a trace id) is left out, the rest is compressed once.
import 'server-only';

/** A mark as it stands in the rendered body, to be replaced by a value of exactly as many ASCII characters. */
export type Mark = string;

/** Where one mark stood: behind `bytes`, the body since the mark before it. */
export type Cut = {
  readonly bytes: Buffer;
  /** Index of the mark that follows; undefined behind the last one. */
  readonly mark?: number;
};

type Place = { readonly at: number; readonly mark: number; readonly length: number };

// Each mark is looked for in one pass: most pages hold no trace id at all.
function placesOf(body: Buffer, text: Mark, mark: number): Place[] {
  const wanted = Buffer.from(text, 'latin1');
  const places: Place[] = [];
  for (let at = body.indexOf(wanted); at >= 0; at = body.indexOf(wanted, at + wanted.length))
    places.push({ at, mark, length: wanted.length });
  return places;
}

/** Cuts a body at all its marks, in order; the last cut has none behind it. */
export function cutMarks(body: Buffer, marks: readonly Mark[]): Cut[] {
  const places = marks.flatMap((text, mark) => placesOf(body, text, mark));
  const cuts: Cut[] = [];
  let from = 0;
  for (const { at, mark, length } of places.sort((one, other) => one.at - other.at)) {
    if (at < from) continue;
    cuts.push({ bytes: body.subarray(from, at), mark });
    from = at + length;
  }
  return [...cuts, { bytes: body.subarray(from) }];
}
