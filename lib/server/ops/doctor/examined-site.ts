// The doctor's header: which site it examined.
import 'server-only';
import type { DoctorArguments } from '@/lib/server/ops/doctor/case/parse-arguments';
import type { LoadedEnvironment } from '@/lib/server/ops/doctor/environment/load-environment';
import type { RegistryLoad } from '@/lib/server/tenants/assembly/load-registry';

export type Examined = {
  readonly isDemo: boolean;
  readonly environment: string;
  readonly merchants?: string;
  readonly files: number;
  readonly entries: number;
  readonly brokenEntries: number;
  readonly site?: string;
};

/** Returns what was examined; `place` is MERCHANTS. */
export function toExaminedSite(
  { isDemo, source }: LoadedEnvironment,
  { site }: Pick<DoctorArguments, 'site'>,
  registry?: { readonly place: string; readonly load: RegistryLoad },
): Examined {
  const checks = registry?.load.checks ?? [];
  const good = checks.flatMap(({ entries }) => entries.filter((entry) => entry !== undefined));
  return {
    isDemo,
    environment: source,
    merchants: registry?.place,
    files: checks.length,
    entries: good.length,
    brokenEntries: checks.reduce((sum, { broken }) => sum + broken.length, 0),
    site: site?.origin,
  };
}

/** Returns the header lines of the table. */
export function toHead({ isDemo, environment, merchants, site, ...counts }: Examined): string {
  const { entries, brokenEntries, files } = counts;
  const read = `${entries} good and ${brokenEntries} broken entries in ${files} files`;
  return [
    isDemo ? 'Examined: the DEMO, no site of yours' : 'Examined: the site of this environment',
    `  environment  ${environment}`,
    `  merchants    ${merchants === undefined ? 'MERCHANTS is not set' : `${merchants}: ${read}`}`,
    `  site         ${site ?? 'no running site is asked; name it with --site=<origin>'}`,
    '',
    '',
  ].join('\n');
}
