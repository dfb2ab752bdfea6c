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

function nextMark(
  body: Buffer,
  from: number,
  marks: readonly Mark[],
): { at: number; mark: number } | undefined {
  return marks
    .map((text, mark) => ({ at: body.indexOf(text, from, 'latin1'), mark }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)[0];
}

/** Cuts a body at all its marks, in order; the last cut has none behind it. */
export function cutMarks(body: Buffer, marks: readonly Mark[]): Cut[] {
  const cuts: Cut[] = [];
  let from = 0;
  for (;;) {
    const found = nextMark(body, from, marks);
    if (!found) return [...cuts, { bytes: body.subarray(from) }];
    cuts.push({ bytes: body.subarray(from, found.at), mark: found.mark });
    from = found.at + (marks[found.mark]?.length ?? 0);
  }
}
