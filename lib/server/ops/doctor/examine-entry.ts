// Examines one registry entry without a request: `npm run preview` and `npm run studio` show the findings.
import 'server-only';
import {
  about,
  type Finding,
  type FindingDetails,
  fault,
  good,
  toFindings,
} from '@/lib/server/ops/doctor/case/finding';
import { checkContrast, listPairs, type ReadPair } from '@/lib/server/ops/doctor/checks/contrast';
import { checkWholeEntry } from '@/lib/server/ops/doctor/checks/entry';
import { checkDefaultPassword } from '@/lib/server/ops/doctor/checks/mobile-password';
import { checkEntry, type EntryFault } from '@/lib/server/tenants/files/check-entry';
import { indexHosts } from '@/lib/server/tenants/merchant/host-index';
import type { Merchant } from '@/lib/server/tenants/merchant/merchant';
import { toMade } from '@/lib/server/tenants/merchant/registry-merchant';
import type { Brand } from '@/lib/shared/merchant/brand';

export type Claimed = { readonly code: string; readonly hosts: readonly string[] };

/** `brand` and `pairs` are absent where the site would leave the entry out. */
export type EntryExamination = {
  readonly findings: readonly Finding[];
  readonly brand?: Pick<Brand, 'code' | 'name' | 'theme' | 'languages' | 'defaultLanguage'>;
  readonly pairs?: readonly ReadPair[];
};

/** Returns what can be said of a merchant without a request. */
export function examineOffline(merchant: Merchant): FindingDetails[] {
  return [
    good('config', `${merchant.brand.name}, in ${merchant.brand.languages.join(' ')}`),
    ...checkContrast(merchant),
    ...checkWholeEntry(merchant),
    ...checkDefaultPassword(merchant),
  ];
}

const NOTHING = 'nothing';

function toDetails({ path, expected, actual }: EntryFault): FindingDetails {
  const place = path || 'the entry';
  if (actual === NOTHING && expected.startsWith('expected '))
    return about(path, fault('config', `${place} is missing`, `set ${place}`));
  return about(path, fault('config', `${place}: ${expected}; found ${actual}`, `fix ${place}`));
}

function listClashes(own: Claimed, others: readonly Claimed[]): FindingDetails[] {
  const clashes: FindingDetails[] = [];
  const rest = others.filter(({ code }) => code !== own.code);
  indexHosts([...rest, own], ({ codes, expected, actual }) => {
    if (codes.includes(own.code)) clashes.push(toDetails({ path: 'hosts', expected, actual }));
  });
  return clashes;
}

/** Examines an entry as written, among the other merchants of its registry; one with its own code is what it replaces. */
export function examineEntry(given: unknown, others: readonly Claimed[] = []): EntryExamination {
  const { merchant: held, faults, ...rest } = checkEntry(given, '');
  const code = held?.code ?? ('code' in rest ? rest.code : undefined) ?? 'entry';
  if (!held) return { findings: toFindings(code, (faults ?? []).map(toDetails)) };
  const merchant = toMade(held);
  const { name, theme, languages, defaultLanguage } = merchant.brand;
  return {
    findings: toFindings(code, [...listClashes(held, others), ...examineOffline(merchant)]),
    brand: { code, name, theme, languages, defaultLanguage },
    pairs: listPairs(theme),
  };
}
