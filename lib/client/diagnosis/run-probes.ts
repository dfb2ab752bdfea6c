// Asks the browser everything at once (B18).
import 'client-only';
import { PROBES, type ProbeId } from '@/lib/client/diagnosis/probe-table';
import type { Fact } from '@/lib/client/diagnosis/read-facts';

/** What the browser said, by question. */
export type Findings = Readonly<Record<ProbeId, boolean>>;

/** Runs every probe; one that throws counts as no. */
export async function runProbes(): Promise<Findings> {
  const found = await Promise.all(
    PROBES.map(async ({ id, run }) => {
      try {
        return [id, await run()] as const;
      } catch {
        return [id, false] as const;
      }
    }),
  );
  return Object.fromEntries(found) as Findings;
}

/** The findings as plain text, in fixed words, so that service reads the same in every language. */
export function toReport(findings: Findings, facts: readonly Fact[]): string {
  const lines = [
    ...facts.map(({ id, value }) => `${id}: ${value}`),
    '',
    ...PROBES.map(({ id }) => `${id}: ${findings[id] ? 'yes' : 'no'}`),
  ];
  return lines.join('\n');
}
