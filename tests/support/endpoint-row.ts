// An endpoint as docs/provider-api shows it: the cells of its row in the first table of its page.
import type { Endpoint } from '@/lib/shared/calls/call';

const KIB = 1024;
const MIB = KIB * KIB;

const sizeOf = (bytes: number) => (bytes % MIB === 0 ? `${bytes / MIB} MiB` : `${bytes / KIB} KiB`);

/** Marks of an endpoint, in the document's order. */
function marksOf(row: Endpoint): string[] {
  const marks: [unknown, string][] = [
    [row.encrypted, 'sealed'],
    [row.moduleId, `ModuleId ${row.moduleId}`],
    [row.passHeaders?.includes('device'), 'Device'],
    [row.opensSession, 'opens'],
    [row.changesPassword, 'renews'],
    [row.closesSession, 'ends'],
    [row.bare, 'bare'],
    [row.streams, 'streamed'],
    [row.noStore, 'no-cache'],
    [row.timeoutMs, `${(row.timeoutMs ?? 0) / 1000} s`],
    [row.maxAnswerBytes, sizeOf(row.maxAnswerBytes ?? 0)],
    [row.hasPlayerMessages, 'messages'],
    [row.replaceable, `replaceable (${row.feature})`],
    [row.optional, 'optional'],
  ];
  return marks.flatMap(([isMarked, mark]) => (isMarked ? [mark] : []));
}

/** Returns the cells: name, method and path, auth, cache seconds, marks. */
export const toCells = (row: Endpoint): string[] => [
  `\`${row.name}\``,
  `\`${row.method} ${row.path}\``,
  row.auth,
  row.cacheSeconds ? String(row.cacheSeconds) : '–',
  marksOf(row).join(', ') || '–',
];
