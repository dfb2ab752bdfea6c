import { type ConsentFacts, isConsentGranted } from '@/lib/shared/consent/consent';

/** `lasting`: on the device, and reported. `visit`: in this tab only, not reported. `nowhere`: declined. */
export type ClickPlace = 'lasting' | 'visit' | 'nowhere';

/** Returns the place that consent allows: this tab until a choice is made, nowhere after a refusal. */
export function clickPlaceOf(facts: ConsentFacts): ClickPlace {
  if (isConsentGranted(facts)) return 'lasting';
  return facts.choice === 'no' ? 'nowhere' : 'visit';
}
