// The table of a run, for a terminal and for docs/bench.md.
const HEAD = ['Row', 'What', 'Baseline', 'Value', 'Baseline’s', 'Ratio', 'Runs', 'Goal', 'Stretch', 'Met'];

const times = (figure) => `${figure.toFixed(2)}×`;

function showLimit({ kind, isFloor, unit }, limit) {
  if (limit === undefined) return '';
  const sign = isFloor ? '≥' : '≤';
  return kind === 'ratio' ? `${sign} ${limit}×` : `${sign} ${limit}${unit ? ` ${unit}` : ''}`;
}

function showMet({ isMet, isStretchMet, isUnsteady }) {
  if (isMet === undefined) return '';
  const steadiness = isUnsteady ? ' (unsteady: not written)' : '';
  if (!isMet) return `no${steadiness}`;
  return `${isStretchMet ? 'yes, and stretch' : 'yes'}${steadiness}`;
}

/** The cells of a line in the order of the head. */
export function toCells(line) {
  return [
    line.id,
    line.what,
    line.baseline ?? '',
    line.value ?? '',
    line.against ?? '',
    line.kind === 'ratio' ? times(line.figure) : '',
    (line.runs ?? []).map((figure) => figure.toFixed(2)).join(', '),
    showLimit(line, line.goal),
    showLimit(line, line.stretch),
    showMet(line),
  ];
}

/** Returns the lines in columns, for a terminal. */
export function toColumns(lines) {
  const rows = [HEAD, ...lines.map(toCells)];
  const widths = HEAD.map((_, at) => Math.max(...rows.map((row) => row[at].length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at]))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** As a Markdown table, padded as Biome expects. */
export function toMarkdown(lines, head = HEAD, cellsOf = toCells) {
  const rows = lines.map((line) => cellsOf(line).map((cell) => String(cell).replaceAll('|', '\\|')));
  const widths = head.map((name, at) => Math.max(3, name.length, ...rows.map((row) => row[at].length)));
  const show = (cells) => `| ${cells.map((cell, at) => cell.padEnd(widths[at])).join(' | ')} |`;
  return [show(head), `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`, ...rows.map(show)].join(
    '\n',
  );
}
