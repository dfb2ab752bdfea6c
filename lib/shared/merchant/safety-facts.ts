// Age and licence as an attribute of <html>, for the error page that the browser renders.
import { readJson } from '@/lib/shared/is-record';
import type { BrandSafety } from '@/lib/shared/merchant/brand';

export type SafetyFacts = Pick<BrandSafety, 'minimumAge' | 'licence'>;

/** Serialises the attribute. */
export function buildSafetyText({ minimumAge, licence }: SafetyFacts): string {
  return JSON.stringify({ minimumAge, licence });
}

/** Parses the attribute; undefined when missing or broken. Its values need no check, since the server wrote them. */
export function parseSafetyText(text: string | undefined): SafetyFacts | undefined {
  const raw = readJson(text) as SafetyFacts | undefined;
  return typeof raw?.minimumAge === 'number' ? raw : undefined;
}
