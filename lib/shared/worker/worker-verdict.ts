// Whether a page registers the worker, leaves it as it is, or removes it.
import type { Environment } from '@/lib/shared/device/environment';

/** What a page knows when it decides. */
export type WorkerPlace = {
  /** A built site made the page. */
  readonly isProduction: boolean;
  /** The operator's own app shows the page. */
  readonly isNative: boolean;
  readonly environment: Environment;
  /** The merchant's kill switch; undefined when it is unknown. */
  readonly isDisabled: boolean | undefined;
};

/**
 * `register`; `remove` and tell the user to refresh; `recall`: remove without a word, for the page works without it; `leave`: do nothing. A
 * provider that is down must not change anything, so without an answer to the switch all stays as it is.
 */
export type WorkerVerdict = 'register' | 'remove' | 'recall' | 'leave';

/** Decides for one page. */
export function decideWorker(place: WorkerPlace): WorkerVerdict {
  if (!place.isProduction) return 'leave';
  if (place.isNative || place.environment !== 'browser') return 'remove';
  if (place.isDisabled === undefined) return 'leave';
  return place.isDisabled ? 'recall' : 'register';
}
