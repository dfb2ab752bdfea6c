import 'client-only';
import { parseTrackText, type TrackFacts } from '@/lib/shared/track/track-facts';

/** Parses the page's attribute. */
export function getTrackFacts(): TrackFacts {
  return parseTrackText(document.documentElement.dataset.track);
}
