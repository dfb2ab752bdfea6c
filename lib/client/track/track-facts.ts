// What the document says about measuring.
import 'client-only';
import { parseTrackText, type TrackFacts } from '@/lib/shared/track/track-facts';

/** Reads the page's attribute. */
export function getTrackFacts(): TrackFacts {
  return parseTrackText(document.documentElement.dataset.track);
}
