import { type Clicks, parseLanding } from '@/lib/shared/attribution/landing';
import { type ConsentChoice, parseConsentChoice } from '@/lib/shared/consent/consent';
import { isRecord } from '@/lib/shared/is-record';

/** Click ids are present only with consent. */
export type ConsentAnswer = { readonly choice: ConsentChoice; readonly clicks: Clicks };

function clicksOf(raw: Record<string, unknown>): Clicks {
  const texts = Object.entries(raw).filter((pair): pair is [string, string] => typeof pair[1] === 'string');
  return parseLanding(new URLSearchParams(texts)).clicks;
}

/** Parses `{"choice": …, "clicks"?: …}`; undefined without a valid choice. Invalid and unknown clicks are left out. */
export function parseConsentAnswer(raw: unknown): ConsentAnswer | undefined {
  if (!isRecord(raw)) return undefined;
  const choice = parseConsentChoice(raw.choice);
  const clicks = raw.clicks ?? {};
  if (!choice || !isRecord(clicks)) return undefined;
  return { choice, clicks: choice === 'yes' ? clicksOf(clicks) : {} };
}
