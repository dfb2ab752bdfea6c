// The place of a document's own scripts and styles in its policy: a nonce, or hashes of the finished page.
import 'server-only';
import type { OwnSources } from '@/lib/shared/http/security-headers';

/** Placeholders in a policy. */
export const SOURCES: OwnSources = { scripts: "'scripts-of-the-page'", styles: "'styles-of-the-page'" };

/** Fills the placeholders; `styles` may be empty. */
export function fillSources(policy: string, { scripts, styles }: OwnSources): string {
  return policy.replace(SOURCES.scripts, scripts).replace(` ${SOURCES.styles}`, styles && ` ${styles}`);
}
