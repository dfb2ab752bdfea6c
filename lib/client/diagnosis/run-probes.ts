// Runs all capability checks at once.
import 'client-only';
import { PROBES, type ProbeId } from '@/lib/client/diagnosis/probe-table';
import type { Fact } from '@/lib/client/diagnosis/read-facts';

/** Features that the site may offer in a browser. */
export const OFFERS = ['install', 'bar', 'push', 'worker'] as const;

export type Offers = Readonly<Record<(typeof OFFERS)[number], string>>;

export type Findings = Readonly<Record<ProbeId, boolean>>;

/** Runs every check; one that throws counts as no. */
export async function runProbes(): Promise<Findings> {
  const results = await Promise.all(
    PROBES.map(async ({ id, run }) => {
      try {
        return [id, await run()] as const;
      } catch {
        return [id, false] as const;
      }
    }),
  );
  return Object.fromEntries(results) as Findings;
}

export type Report = {
  readonly findings: Findings;
  /** Undefined if the modules failed to load. */
  readonly offers?: Offers;
  readonly facts: readonly Fact[];
};

/** Returns the report as plain English text, the same in every language. */
export function toProbeReport({ findings, offers, facts }: Report): string {
  const lines = [
    ...facts.map(({ id, value }) => `${id}: ${value}`),
    '',
    ...OFFERS.map((id) => `${id} here: ${offers?.[id] ?? 'not known'}`),
    '',
    ...PROBES.map(({ id }) => `${id}: ${findings[id] ? 'yes' : 'no'}`),
  ];
  return lines.join('\n');
}
