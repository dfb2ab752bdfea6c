// The doctor's findings as a table or JSON.
import 'server-only';
import type { Finding, Level } from '@/lib/server/ops/doctor/case/finding';
import type { Examined } from '@/lib/server/ops/doctor/examined-site';

const MARKS: Readonly<Record<Level, string>> = { ok: 'ok', note: 'note', warning: 'WARN', fault: 'FAULT' };
const MARK_WIDTH = 5;

/** Counts findings by level. */
export function countLevels(findings: readonly Finding[]): Readonly<Record<Level, number>> {
  const count = (level: Level) => findings.filter((it) => it.level === level).length;
  return { ok: count('ok'), note: count('note'), warning: count('warning'), fault: count('fault') };
}

function toLines(subject: string, findings: readonly Finding[], width: number): string[] {
  const lines = findings.flatMap(({ check, level, text, remedy }) => {
    const head = `  ${MARKS[level].padEnd(MARK_WIDTH)}  ${check.padEnd(width)}  ${text}`;
    return remedy === undefined ? [head] : [head, `${' '.repeat(MARK_WIDTH + width + 6)}→ ${remedy}`];
  });
  return [subject, ...lines, ''];
}

const toCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Returns findings as text: the site first, then each merchant, then the totals. */
export function toTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const bySubject = Map.groupBy(findings, ({ subject }) => subject);
  const parts = [...bySubject].flatMap(([subject, list]) => toLines(subject, list, width));
  const { ok, note, warning, fault } = countLevels(findings);
  const counts = [toCount(fault, 'fault'), toCount(warning, 'warning'), toCount(note, 'note')];
  return [...parts, `${counts.join(', ')}, ${ok} fine`, ''].join('\n');
}

/** Returns findings as JSON, with what was examined. */
export function toJson(findings: readonly Finding[], examined?: Examined): string {
  return `${JSON.stringify({ examined, counts: countLevels(findings), findings }, undefined, 2)}\n`;
}
