// Line-by-line difference of two texts.

/** Lengths of the longest common runs of lines, from each pair of places to the end. */
function toTable(from, to) {
  const table = Array.from({ length: from.length + 1 }, () => new Uint32Array(to.length + 1));
  for (let a = from.length - 1; a >= 0; a -= 1)
    for (let b = to.length - 1; b >= 0; b -= 1)
      table[a][b] = from[a] === to[b] ? table[a + 1][b + 1] + 1 : Math.max(table[a + 1][b], table[a][b + 1]);
  return table;
}

/** Returns `[sign, line]` for each line: `+`, `-` or a space. */
export function diffLines(from, to) {
  const table = toTable(from, to);
  const found = [];
  let [a, b] = [0, 0];
  while (a < from.length || b < to.length) {
    if (a < from.length && b < to.length && from[a] === to[b]) {
      found.push([' ', from[a]]);
      a += 1;
      b += 1;
    } else if (b < to.length && (a === from.length || table[a][b + 1] > table[a + 1][b])) {
      found.push(['+', to[b]]);
      b += 1;
    } else {
      found.push(['-', from[a]]);
      a += 1;
    }
  }
  return found;
}

const AROUND = 2;

/** Omits lines far from any change; a gap is `['…', '']`. */
export function nearChanges(all) {
  const isNear = (at) => all.slice(Math.max(0, at - AROUND), at + AROUND + 1).some(([sign]) => sign !== ' ');
  const near = [];
  for (const [at, line] of all.entries())
    if (isNear(at)) near.push(line);
    else if (near.at(-1)?.[0] !== '…') near.push(['…', '']);
  return near;
}
