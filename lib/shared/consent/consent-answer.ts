// What a page posts when the visitor has chosen, and what a yes brings along.
import { type Clicks, parseLanding } from '@/lib/shared/attribution/landing';
import { type ConsentChoice, parseConsentChoice } from '@/lib/shared/consent/consent';

/** The visitor's word, with the click ids that his visit brought; a no brings none. */
export type ConsentAnswer = { readonly choice: ConsentChoice; readonly clicks: Clicks };

function isRecord(raw: unknown): raw is Record<string, unknown> {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw);
}

function clicksOf(raw: Record<string, unknown>): Clicks {
  const texts = Object.entries(raw).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return parseLanding(new URLSearchParams(texts)).clicks;
}

/** Reads `{"choice": …, "clicks"?: …}`; undefined for no choice and for clicks that are no object. Unfit and unknown clicks are left out. */
export function parseConsentAnswer(raw: unknown): ConsentAnswer | undefined {
  if (!isRecord(raw)) return undefined;
  const choice = parseConsentChoice(raw.choice);
  const clicks = raw.clicks ?? {};
  if (!choice || !isRecord(clicks)) return undefined;
  return { choice, clicks: choice === 'yes' ? clicksOf(clicks) : {} };
}
