// A fault of the registry as a finding of the doctor.
import 'server-only';
import path from 'node:path';
import { about, type Finding, fault, SITE } from '@/lib/server/ops/doctor/case/finding';
import type { RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

/** Returns the finding; a source that cannot be read is one of the site. */
export function toRegistryFinding({ file, path: place, expected, actual }: RegistryFault): Finding {
  const text = `${place || (sourceKindOf(file) ? file : 'the file')}: ${expected}; found ${actual}`;
  const remedy = sourceKindOf(file)
    ? 'make it readable from this machine; a running site goes on with its last good copy'
    : `fix ${place || 'it'} in ${file}; until then the last good form of its entry serves, or nothing where there is none`;
  const subject = sourceKindOf(file) ? SITE : path.basename(file);
  return { subject, ...about(place, fault('config', text, remedy)) };
}
