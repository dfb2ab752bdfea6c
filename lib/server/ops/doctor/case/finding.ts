// The doctor's findings: one line each, with a remedy for what is wrong.
import 'server-only';

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
