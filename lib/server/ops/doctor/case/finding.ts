// The doctor's findings: one line each, with a remedy for what is wrong, also for a fault of the registry.
import 'server-only';
import path from 'node:path';
import { READABLE_PATH, type RegistryFault } from '@/lib/server/tenants/files/registry-fault';
import { sourceKindOf } from '@/lib/server/tenants/sources/source-kind';

/** `note` needs an operator's judgement; `warning` works, but not as intended; `fault` affects players. */
export type Level = 'ok' | 'note' | 'warning' | 'fault';

export type FindingDetails = {
  readonly check: string;
  readonly level: Level;
  readonly text: string;
  readonly remedy?: string;
  /** The registry key that it is about. */
  readonly key?: string;
};

/** Subject of what concerns the installation and no merchant alone. */
export const SITE = 'site';

/** `subject`: a merchant's code, a registry file, or `site`. */
export type Finding = FindingDetails & { readonly subject: string };

/** Returns a finding that names its registry key. */
export function about(key: string, details: FindingDetails): FindingDetails {
  return { ...details, key };
}

/** Returns findings about one subject. */
export const toFindings = (subject: string, details: readonly FindingDetails[]): Finding[] =>
  details.map((it) => ({ subject, ...it }));

/** Creates a finding of level `ok`. */
export function good(check: string, text: string): FindingDetails {
  return { check, level: 'ok', text };
}

/** Creates a finding of level `note`. */
export function note(check: string, text: string): FindingDetails {
  return { check, level: 'note', text };
}

/** Creates a finding of level `warning`. */
export function warning(check: string, text: string, remedy: string): FindingDetails {
  return { check, level: 'warning', text, remedy };
}

/** Creates a finding of level `fault`. */
export function fault(check: string, text: string, remedy: string): FindingDetails {
  return { check, level: 'fault', text, remedy };
}

function toRemedy({ file, path: place, expected }: RegistryFault): string {
  if (sourceKindOf(file))
    return 'make it readable from this machine; a running site goes on with its last good copy';
  if (expected === READABLE_PATH)
    return 'correct MERCHANTS, or put the folder back; a running site goes on with its last good forms';
  const [, variable] = /^a value in the environment variable (\w+)$/.exec(expected) ?? [];
  const step = variable
    ? `set ${variable} in the site's environment and restart it`
    : `fix ${place || 'it'} in ${file}`;
  return `${step}; until then the last good form of its entry serves, or nothing where there is none`;
}

/** Returns the finding; a place or source that cannot be read is one of the site. */
export function toRegistryFinding(faulty: RegistryFault): Finding {
  const { file, path: place, expected, actual } = faulty;
  const isPlace = expected === READABLE_PATH || sourceKindOf(file) !== undefined;
  const text = `${place || (isPlace ? file : 'the file')}: ${expected}; found ${actual}`;
  const subject = isPlace ? SITE : path.basename(file);
  return { subject, ...about(place, fault('config', text, toRemedy(faulty))) };
}
