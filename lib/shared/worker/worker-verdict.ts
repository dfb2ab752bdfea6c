// Whether a page registers, keeps or removes the worker.
import type { Environment } from '@/lib/shared/device/environment';

export type WorkerPlace = {
  readonly isProduction: boolean;
  readonly isNative: boolean;
  readonly environment: Environment;
  /** Undefined when unknown. */
  readonly isDisabled: boolean | undefined;
};

/** `remove` asks the user to refresh; `recall` removes silently. Without a known switch nothing changes. */
export type WorkerVerdict = 'register' | 'remove' | 'recall' | 'leave';

/** Decides for one page. */
export function decideWorker(place: WorkerPlace): WorkerVerdict {
  if (!place.isProduction) return 'leave';
  if (place.isNative || place.environment !== 'browser') return 'remove';
  if (place.isDisabled === undefined) return 'leave';
  return place.isDisabled ? 'recall' : 'register';
}
