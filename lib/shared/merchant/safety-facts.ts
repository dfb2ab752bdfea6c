// Age and licence as an attribute of <html>: what replaces a page that threw is made in the browser, and shows them too.
import type { BrandSafety } from '@/lib/shared/merchant/brand';

/** What every page shows of them. */
export type SafetyFacts = Pick<BrandSafety, 'minimumAge' | 'licence'>;

/** The attribute's text. */
export function buildSafetyText({ minimumAge, licence }: SafetyFacts): string {
  return JSON.stringify({ minimumAge, licence });
}

/** Reads the attribute; undefined where it is missing or broken. The document is ours, so what it holds has been checked. */
export function parseSafetyText(text: string | undefined): SafetyFacts | undefined {
  try {
    const raw = JSON.parse(text ?? '') as SafetyFacts;
    return typeof raw?.minimumAge === 'number' ? raw : undefined;
  } catch {
    return undefined;
  }
}
