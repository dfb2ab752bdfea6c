// Where the click values of a visit may be kept.
import { type ConsentFacts, isConsentGranted } from '@/lib/shared/consent/consent';

/** `lasting`: on the device, and told on. `visit`: in this tab alone, not reported. `nowhere`: the visitor said no. */
export type ClickPlace = 'lasting' | 'visit' | 'nowhere';

/** The place that consent allows: before a choice nothing lasts, after a no nothing is kept. */
export function clickPlaceOf(facts: ConsentFacts): ClickPlace {
  if (isConsentGranted(facts)) return 'lasting';
  return facts.choice === 'no' ? 'nowhere' : 'visit';
}
